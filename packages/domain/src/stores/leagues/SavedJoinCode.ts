import { parseJson } from '../../game/model/parseJson.ts';
import { editions } from '../../editions.ts';
import { isLeagueCode } from '../../game/leagues/leagueCode.ts';
import type { StoragePort } from '../device/StoragePort.ts';

/** The code of a link that a signed-out visitor followed, and the base path of its edition. */
export interface JoinCode {
  readonly code: string;
  readonly path: string;
}

const name = 'join-code';

/**
 * The code of a followed link until the user has joined or closed the dialog: on the user's device, or in the page where the browser stores
 * nothing.
 */
export class SavedJoinCode {
  private unstored: JoinCode | undefined;
  private readonly storage: StoragePort;
  private readonly log: (message: string) => void;

  constructor(storage: StoragePort, log: (message: string) => void) {
    this.storage = storage;
    this.log = log;
  }

  /** Undefined without an entry. An entry that cannot be read is logged and removed. */
  read(): JoinCode | undefined {
    const text = this.storage.read(name);
    if (text === undefined) return this.unstored;
    const saved = joinCodeOf(text);
    if (saved !== undefined) return saved;
    this.log('The saved code of a league cannot be read and is removed.');
    this.discard();
    return undefined;
  }

  /** Saves the code of a link. A text that cannot be a code is not saved. */
  save({ code, path }: JoinCode): void {
    if (!isLeagueCode(code)) return;
    this.storage.write(name, JSON.stringify({ code, path }));
    this.unstored = this.storage.read(name) === undefined ? { code, path } : undefined;
  }

  discard(): void {
    this.unstored = undefined;
    this.storage.remove(name);
  }
}

function joinCodeOf(text: string): JoinCode | undefined {
  const entry = parseJson(text);
  if (typeof entry !== 'object' || entry === null || !('code' in entry) || !('path' in entry)) return undefined;
  const { code, path } = entry;
  if (typeof code !== 'string' || !isLeagueCode(code) || typeof path !== 'string') return undefined;
  return Object.values(editions).some(({ basePath }) => basePath === path) ? { code, path } : undefined;
}
