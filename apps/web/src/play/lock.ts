/**
 * One window plays a game; others may watch. The browser keeps the lock and gives it on when a window is closed.
 * @returns gives the game up
 */
export const holdGame = (id: string, got: () => void): (() => void) => {
  if (!('locks' in navigator)) {
    got();
    return () => undefined;
  }
  const stop = new AbortController();
  let done = (): void => undefined;
  navigator.locks
    .request(`wurfzabel.game.${id}`, { signal: stop.signal }, () => {
      if (stop.signal.aborted) return undefined;
      got();
      return new Promise<void>(resolve => {
        done = resolve;
      });
    })
    .catch(() => undefined);
  return () => {
    stop.abort();
    done();
  };
};
