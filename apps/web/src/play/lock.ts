/** A window's hold on a game, or its place in the line for it. */
export interface Hold {
  /** Asks the window that plays the game to hand it over. Where it does not answer, as one that hangs, the game is taken from it. */
  readonly take: () => void;
  /** Gives the game up, or the place in the line. */
  readonly release: () => void;
}

interface Ears {
  /** The game is played here from now on. What is stored of it is what the other window stored last. */
  readonly got: () => void;
  /** Another window has taken the game. */
  readonly lost: () => void;
}

/** How long a window that is asked to hand over may take to answer, in milliseconds. */
const PATIENCE = 1500;

/**
 * One window plays a game; others may watch. The browser keeps the lock and gives it on when a window is closed; a window that wants it
 * before asks on a channel, and the one that has it lets go of it, its last action stored.
 */
export const holdGame = (id: string, { got, lost }: Ears): Hold => {
  if (!('locks' in navigator)) {
    got();
    return { take: () => undefined, release: () => undefined };
  }
  const name = `wurfzabel.game.${id}`;
  const channel = new BroadcastChannel(name);
  let waiting = new AbortController();
  /** Lets go of the lock; only where it is held. */
  let letGo: (() => void) | undefined;
  let steals: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;

  const request = (options: LockOptions): void => {
    navigator.locks
      .request(name, options, () => {
        if (isDone || waiting.signal.aborted) return undefined;
        clearTimeout(steals);
        got();
        return new Promise<void>(resolve => (letGo = resolve));
      })
      // A place in the line that was given up, or a lock that was taken away.
      .catch(() => {
        if (letGo !== undefined && !isDone) leave();
      });
  };
  const stand = (): void => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  /** Goes back into the line: when the other window is closed the game comes back. */
  const leave = (): void => {
    const release = letGo;
    letGo = undefined;
    lost();
    release?.();
    stand();
  };
  // Whoever else stands in the line goes behind the window that asks.
  channel.addEventListener('message', () => {
    if (letGo !== undefined) leave();
    else {
      waiting.abort();
      stand();
    }
  });
  stand();
  return {
    take: () => {
      if (letGo !== undefined) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this page's own windows only
      channel.postMessage('hand over');
      steals = setTimeout(() => {
        if (letGo !== undefined || isDone) return;
        waiting.abort();
        waiting = new AbortController();
        request({ steal: true });
      }, PATIENCE);
    },
    release: () => {
      isDone = true;
      clearTimeout(steals);
      channel.close();
      waiting.abort();
      letGo?.();
    },
  };
};
