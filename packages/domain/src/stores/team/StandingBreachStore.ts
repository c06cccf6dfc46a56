import { makeAutoObservable, observable } from 'mobx';
import type { Refusal } from '../../game/model/refusal.ts';
import { standingBreaches } from '../../game/team/standingBreaches.ts';
import type { SeasonStore } from '../season/SeasonStore.ts';
import type { TeamStore } from './TeamStore.ts';

interface Parts {
  readonly season: Pick<SeasonStore, 'world' | 'isOver'>;
  readonly team: Pick<TeamStore, 'saved'>;
}

/** What the team page says about rules that the saved team breaks since players moved or prices changed. [G-328] */
export class StandingBreachStore {
  private readonly closed = observable.set<Refusal['rule']>();
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'closed'>(this, { parts: false, closed: false }, { autoBind: true });
  }

  /** The first breach that was not closed; undefined when there is none, and once the season is over. */
  get shown(): Refusal | undefined {
    const { season, team } = this.parts;
    const saved = team.saved.value ?? null;
    if (saved === null || season.world === undefined || season.isOver) return undefined;
    return standingBreaches(saved, season.world).find(({ rule }) => !this.closed.has(rule));
  }

  /** Closes what is shown for this visit. */
  close(): void {
    if (this.shown !== undefined) this.closed.add(this.shown.rule);
  }
}
