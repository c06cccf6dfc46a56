import { makeAutoObservable } from 'mobx';
import type { AnswerSource } from '../../api/apiClient.ts';

/** What the device does for use without a connection. */
export interface OfflinePort {
  /** Has the device copy what the site loads; calls back when a new version waits for the user's agreement. */
  readonly install: (onNewVersion: () => void) => void;
  /** Lets the waiting version take over, and loads the page again. */
  readonly update: () => void;
  /** Deletes the copies of answers to every user but this one; of all users for null. */
  readonly keepCopiesOf: (userId: number | null) => void;
  /** Calls back when the device says that it has a connection again; answers how to stop. */
  readonly onReturn: (callBack: () => void) => () => void;
}

/** Whether the server answers and takes changes, how old the copies are that are shown instead, and whether a new version waits. [B21, B24] */
export class OfflineStore {
  /** False after a call without an answer of the server. */
  isReachable = true;
  /** When the oldest copy on the page was stored (ISO); undefined while the server answers. */
  copiedAt: string | undefined = undefined;
  /** While the game is in safe mode everything can be read and nothing changed. */
  isSafeMode = false;
  hasNewVersion = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Records where the answer of a call came from. */
  recordSource(source: AnswerSource): void {
    this.isReachable = source.from === 'server';
    if (source.from === 'server') this.copiedAt = undefined;
    else if (source.from === 'copy' && (this.copiedAt === undefined || source.at < this.copiedAt)) this.copiedAt = source.at;
  }

  /** Sets whether the game is in safe mode, as the last answer of the server said. */
  setSafeMode(isOn: boolean): void {
    this.isSafeMode = isOn;
  }

  /** A new version waits for the user's agreement. */
  offerVersion(): void {
    this.hasNewVersion = true;
  }

  /** Goes on with this version until the next visit. */
  postpone(): void {
    this.hasNewVersion = false;
  }
}
