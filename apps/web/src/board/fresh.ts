/** How long a button that has just come takes no tap, in milliseconds: a tap under way was meant for what was there before. */
const FRESH = 150;

/**
 * Keeps taps away from buttons that have just appeared under the finger, or have just come to mean something else
 * (`data-deed`). Keys and screen readers are not held up: they press what they have heard.
 * @returns stops it
 */
export const guardFreshButtons = (root: HTMLElement): (() => void) => {
  const since = new WeakMap<Element, number>();
  const watch = new MutationObserver(records => {
    const now = performance.now();
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') since.set(target as Element, now);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('button, a')) since.set(node, now);
        for (const button of node.querySelectorAll('button, a')) since.set(button, now);
      }
    }
  });
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-deed'] });
  const guard = (event: MouseEvent): void => {
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const button = event.target.closest('button, a');
    const came = button === null ? undefined : since.get(button);
    if (came === undefined || performance.now() - came >= FRESH) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  root.addEventListener('click', guard, { capture: true });
  return () => {
    watch.disconnect();
    root.removeEventListener('click', guard, { capture: true });
  };
};
