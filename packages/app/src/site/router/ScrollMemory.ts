import type { StoragePort } from '@rugby/domain/stores/device/StoragePort';
import { readJson } from '@rugby/domain/stores/device/userStorage';
import type { Location } from 'react-router-dom';

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

  /** Scrolls on the page that is shown already: to the position of an entry to which the user comes back, or to the place that a new one names. */
  move({ key, hash }: Pick<Location, 'key' | 'hash'>): void {
    const noted = this.positions[key];
    if (noted === undefined) findPlace(hash)?.scrollIntoView();
    else scrollTo(0, Number(noted) || 0);
  }

  /**
   * Scrolls to the position of an entry, or of a new one to the place that its fragment names, also when the page grows to it later; otherwise to the
   * top. Answers how to stop.
   */
  restore({ key, hash }: Pick<Location, 'key' | 'hash'>): () => void {
    const noted = this.positions[key];
    const position = Number(noted) || 0;
    const seeksPlace = noted === undefined && hash !== '';
    // Without a scroll nothing else would note where the entry stood.
    if (!seeksPlace) this.positions[key] = position;
    const growth = new ResizeObserver(() => {
      if (reach()) stop();
    });
    const reach = () => {
      const place = seeksPlace ? findPlace(hash) : null;
      if (place === null) scrollTo(0, position);
      else place.scrollIntoView();
      return seeksPlace ? place !== null : scrollY >= position - 1;
    };
    const stop = () => {
      this.isRestoring = false;
      growth.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, stop);
    };
    this.isRestoring = !reach();
    if (this.isRestoring) {
      growth.observe(document.body);
      for (const sign of signsOfUse) addEventListener(sign, stop, { passive: true });
    }
    return stop;
  }
}

/** The element that a fragment such as `#try%20scorers` names. */
function findPlace(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
