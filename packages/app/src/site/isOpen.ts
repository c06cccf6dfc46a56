import { type EditionId, editions } from '@rugby/domain/editions';
import type { GateStore } from '@rugby/domain/stores/gates/GateStore';

/**
 * When a page opens. `always`: the landing page. `off-season`: also without a season and, in an edition with `isOpenBeforeLaunch`, before the launch;
 * besides the pre-registration and the help these are the account and the pages that mails link to, which users need at any time.
 * `launched`: from the launch on, also without a season. `in-season`: only while the edition has a season.
 */
export type Opening = 'always' | 'off-season' | 'launched' | 'in-season';

/** What opens and closes the pages of an edition. */
export interface OpenState {
  readonly edition: EditionId;
  /** Whether the gate before the launch is passed, for each edition. */
  readonly isLaunched: Readonly<Record<EditionId, boolean>>;
  /** Whether the edition is known to have no season. */
  readonly isOffSeason: boolean;
}

/** The stores that know what is open. */
export interface OpenStores {
  readonly edition: { readonly id: EditionId };
  readonly gates: Pick<GateStore, 'isLaunched'>;
  readonly isOffSeason: boolean;
}

/** What opens and closes the pages of the edition now. To be called in an observer. */
export function openStateOf({ edition, gates, isOffSeason }: OpenStores): OpenState {
  return {
    edition: edition.id,
    isLaunched: { srp: gates.isLaunched('srp'), trc: gates.isLaunched('trc') },
    isOffSeason,
  };
}

/** Whether pages of a kind are open now. */
export function isOpen(opens: Opening, { edition, isLaunched, isOffSeason }: OpenState): boolean {
  switch (opens) {
    case 'always':
      return true;
    case 'off-season':
      return isLaunched[edition] || editions[edition].isOpenBeforeLaunch;
    case 'launched':
      return isLaunched[edition];
    case 'in-season':
      return isLaunched[edition] && !isOffSeason;
  }
}
