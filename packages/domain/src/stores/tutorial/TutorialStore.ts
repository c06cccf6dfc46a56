import { makeAutoObservable } from 'mobx';
import type { EditionId } from '../../editions.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/** Whether the tutorial is open, and whether this device has shown it before: one flag for each edition, kept when it is closed. [G-097] */
export class TutorialStore {
  isOpen = false;
  /** Also remembered here: a device that keeps nothing does not show it at every turn. */
  private wasClosed = false;
  private readonly edition: EditionId;
  private readonly storage: StoragePort;

  constructor(edition: EditionId, storage: StoragePort) {
    this.edition = edition;
    this.storage = storage;
    makeAutoObservable<this, 'edition' | 'storage'>(this, { edition: false, storage: false }, { autoBind: true });
  }

  open(): void {
    this.isOpen = true;
  }

  /** Opens it for whoever has not closed it before: after the notice that the pools are complete. [G-098, G-101] */
  openIfUnseen(): void {
    if (!this.wasClosed && this.storage.read(this.flag) === undefined) this.open();
  }

  close(): void {
    this.isOpen = false;
    this.wasClosed = true;
    this.storage.write(this.flag, 'seen');
  }

  private get flag(): string {
    return `tutorial:${this.edition}`;
  }
}
