import { TAKE_OVER } from './edition.ts';

/** How often a page that stays open asks whether there is a new edition, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

/**
 * What the service worker has ready. `none`: this browser keeps nothing (no service workers, or an address without https);
 * `loading`: on its way; `ready`: the page runs without a network; `failed`: the edition could not be fetched, the next visit tries again.
 */
export type Kept = 'none' | 'loading' | 'ready' | 'failed';

/** Asked for by browsers that can install a page; the type is not in the DOM library. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

class Offline {
  kept = $state<Kept>('none');
  /** A new edition is laid in and waits; or another window has taken it, and this one runs on with the old. */
  hasNew = $state(false);
  /** A person has put the offer off, until the page is opened again. */
  isPutOff = $state(false);
  /** The browser would install the page, if it were asked to. */
  canInstall = $state(false);
  #installing: InstallEvent | undefined;
  #waiting: ServiceWorker | null = null;
  #takes = false;

  /** Begins to keep the page. To be called once, when the page has been shown. */
  async start(): Promise<void> {
    addEventListener('beforeinstallprompt', event => {
      this.#installing = event as InstallEvent;
      this.canInstall = true;
    });
    addEventListener('appinstalled', () => (this.canInstall = false));
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container || !import.meta.env.PROD) return;
    const isFirst = container.controller === null;
    this.kept = isFirst ? 'loading' : 'ready';
    let isClaimed = !isFirst;
    container.addEventListener('controllerchange', () => {
      if (this.#takes) location.reload();
      // The first worker of all takes over a page of its own edition; a later one has a newer edition.
      else if (isClaimed) this.#offer(null);
      isClaimed = true;
    });
    try {
      const registration = await container.register('/service-worker.js', {
        updateViaCache: 'none',
      });
      this.#watch(registration);
      setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible')
          void registration.update().catch(() => undefined);
      });
    } catch (error) {
      console.warn(error);
      if (isFirst) this.kept = 'failed';
    }
  }

  /** Loads the page again in the new edition; games are stored after every action and go on where they stand. */
  take(): void {
    if (this.#waiting === null) {
      location.reload();
      return;
    }
    this.#takes = true;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    this.#waiting.postMessage(TAKE_OVER);
  }

  /** Asks the browser to install the page; it asks the person. */
  async install(): Promise<void> {
    this.canInstall = false;
    await this.#installing?.prompt();
  }

  putOff(): void {
    this.isPutOff = true;
  }

  #offer(waiting: ServiceWorker | null): void {
    this.#waiting = waiting;
    this.hasNew = true;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    if (registration.waiting && registration.active) this.#offer(registration.waiting);
    if (registration.active) this.kept = 'ready';
    this.#follow(registration, registration.installing);
    registration.addEventListener('updatefound', () =>
      this.#follow(registration, registration.installing),
    );
  }

  #follow(registration: ServiceWorkerRegistration, worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) this.#offer(worker);
      if (worker.state === 'activated') this.kept = 'ready';
      if (worker.state === 'redundant' && !registration.active) this.kept = 'failed';
    });
  }
}

export const offline = new Offline();
