/** Fulfilled when the page has painted what it has and has nothing to do: for what may come a moment later than the rest. */
export const idle = (): Promise<void> =>
  new Promise(come => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => come(), { timeout: 1000 });
    else setTimeout(come, 100);
  });
