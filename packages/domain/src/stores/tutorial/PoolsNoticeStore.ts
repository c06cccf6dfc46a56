import { makeAutoObservable } from 'mobx';
import type { Edition, PoolsOccasion } from '../../editions.ts';
import type { StoragePort } from '../device/StoragePort.ts';
import type { TutorialStore } from './TutorialStore.ts';

/**
 * The notice that the pools are complete: shown on the occasions that the edition names, once each on a device. Closing it opens the
 * tutorial, unless this device has shown that before. [G-098, G-101]
 */
export class PoolsNoticeStore {
  occasion: PoolsOccasion | undefined = undefined;
  private readonly edition: Pick<Edition, 'id' | 'poolsNotice'>;
  private readonly storage: StoragePort;
  private readonly tutorial: Pick<TutorialStore, 'openIfUnseen'>;

  constructor(edition: Pick<Edition, 'id' | 'poolsNotice'>, storage: StoragePort, tutorial: Pick<TutorialStore, 'openIfUnseen'>) {
    this.edition = edition;
    this.storage = storage;
    this.tutorial = tutorial;
    const parts = { edition: false, storage: false, tutorial: false } as const;
    makeAutoObservable<this, 'edition' | 'storage' | 'tutorial'>(this, parts, { autoBind: true });
  }

  /** Shows the notice of an occasion if it is due; may be called repeatedly. */
  notify(occasion: PoolsOccasion): void {
    const isDue = this.edition.poolsNotice.includes(occasion) && this.storage.read(this.flag(occasion)) === undefined;
    if (isDue) this.occasion = occasion;
  }

  /** Stores only now that it was shown: a reload while it is open would skip the tutorial. */
  close(): void {
    if (this.occasion !== undefined) this.storage.write(this.flag(this.occasion), 'shown');
    this.occasion = undefined;
    this.tutorial.openIfUnseen();
  }

  private flag(occasion: PoolsOccasion): string {
    return `pools:${this.edition.id}:${occasion}`;
  }
}
