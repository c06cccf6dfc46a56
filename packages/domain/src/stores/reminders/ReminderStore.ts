import { makeAutoObservable } from 'mobx';
import { absencesOf } from '../../game/reminders/absence.ts';
import { nearLock } from '../../game/reminders/nearLock.ts';
import type { ClockStore } from '../season/ClockStore.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from '../team/TeamStore.ts';

interface Parts {
  readonly clock: Pick<ClockStore, 'now'>;
  readonly season: Pick<SeasonStore, 'world'>;
  readonly team: Pick<TeamStore, 'saved'>;
}

/** The reminder of players who will not play, on the team page. [B15] */
export class ReminderStore {
  private isClosed = false;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** The next kick-off while it is less than a day away, in epoch milliseconds; null otherwise. */
  get lockAt(): number | null {
    const { clock, season } = this.parts;
    return season.world === undefined ? null : nearLock({ ...season.world, now: clock.now });
  }

  /** Whether players of the complete saved team will not play and can still leave, until the reminder is closed. */
  get isDue(): boolean {
    const { season, team } = this.parts;
    const saved = team.saved.value ?? null;
    if (this.isClosed || this.lockAt === null || season.world === undefined || saved?.isComplete !== true) return false;
    return absencesOf(saved, season.world).length > 0;
  }

  /** Closes the reminder for this visit. */
  close(): void {
    this.isClosed = true;
  }
}
