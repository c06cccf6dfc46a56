import type { EditionId } from '../../editions.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/**
 * The address that asked for the login, below the base path of its edition; signing in leads back to it. It lasts as long as the tab.
 * [A-014, A-032]
 */
export class PreviousLocation {
  private readonly name: string;
  private readonly storage: StoragePort;

  constructor(edition: EditionId, storage: StoragePort) {
    this.name = `previous-location:${edition}`;
    this.storage = storage;
  }

  /** Undefined when no address asked for a login. */
  get location(): string | undefined {
    return this.storage.read(this.name);
  }

  save(location: string): void {
    this.storage.write(this.name, location);
  }

  discard(): void {
    this.storage.remove(this.name);
  }
}
