import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';
import { readJson } from '@rugby/domain/stores/device/userStorage';

const storageName = 'scroll-positions';

/** After these the user has gone somewhere else. */
const signsOfUse = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where the window stood at each entry of the history, so that Back, Forward and a reload find the same place. */
export class ScrollMemory {
  private readonly positions: Record<string, unknown>;
  private readonly storage: StoragePort;
  /** Until the page has grown to its position, where the window stands says nothing. */
  private isRestoring = false;

  /** `storage` lasts as long as the tab. */
  constructor(storage: StoragePort) {
    this.storage = storage;
    this.positions = { ...Object(readJson(storage, storageName)) };
  }

  /** Notes the position of the entry that `shownKey` names, until the returned function is called. */
  follow(shownKey: () => string | undefined): () => void {
    const note = () => {
      const key = shownKey();
      if (key !== undefined && !this.isRestoring) this.positions[key] = scrollY;
    };
    // A busy browser reports a scroll late, perhaps after the user has left.
    const keep = () => {
      note();
      this.storage.write(storageName, JSON.stringify(this.positions));
    };
    // The browser would scroll the page that is still shown while the next one is loaded.
    history.scrollRestoration = 'manual';
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }

  /** Scrolls to the position of an entry, also when the page grows to it later; to the top of a new one. Answers how to stop. */
  restore(key: string): () => void {
    const position = Number(this.positions[key]) || 0;
    const growth = new ResizeObserver(() => {
      scrollTo(0, position);
      if (scrollY >= position - 1) stop();
    });
    const stop = () => {
      this.isRestoring = false;
      growth.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, stop);
    };
    scrollTo(0, position);
    this.isRestoring = position > 0;
    if (this.isRestoring) {
      growth.observe(document.body);
      for (const sign of signsOfUse) addEventListener(sign, stop, { passive: true });
    }
    return stop;
  }
}
