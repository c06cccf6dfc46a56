import { makeAutoObservable } from 'mobx';
import type { EditionId } from '../../editions.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/**
 * Whether the tutorial is open, and whether this device has shown it before: one flag for each edition, stored when it is closed. [G-097]
 */
export class TutorialStore {
  isOpen = false;
  /** Also remembered in memory, for devices without storage. */
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

  /** Opens the tutorial unless it was closed before on this device. [G-098, G-101] */
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
