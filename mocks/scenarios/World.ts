import type { Advert } from '@rugby/domain/game/model/landing';
import type { Country } from '@rugby/domain/game/session/countries';
import type { ActiveSession } from '@rugby/domain/contract/account/account';
import type { Dashboard } from '@rugby/domain/contract/dashboard';
import type { Gamebar } from '@rugby/domain/contract/gamebar';
import type { User } from '@rugby/domain/contract/account/user';
import type { Edition } from '@rugby/domain/editions';
import type { Correction, Player, Round, Selection, Squad, Team, TeamHistory } from '@rugby/domain/game/model/entities';
import type { LeagueRecord } from './LeagueRecord.ts';

/** A user who can sign in. */
export interface AccountWithPassword {
  readonly user: User;
  readonly password: string;
}

/** A correction of a player's match in a round. */
export interface PlayerCorrection {
  readonly playerId: number;
  readonly roundId: number;
  readonly correction: Correction;
}

/** A link by which the user shares the team of a round. */
export interface TeamLinkRecord {
  readonly code: string;
  readonly roundId: number;
}

/** Everything that a server knows, as one value. */
export interface World {
  readonly edition: Edition;
  /** Game time, ISO 8601. */
  readonly now: string;
  readonly rounds: readonly Round[];
  readonly squads: readonly Squad[];
  readonly players: readonly Player[];
  /** What changed after the points of a match were final. */
  readonly corrections: readonly PlayerCorrection[];
  readonly countries: readonly Country[];
  readonly adverts: readonly Advert[];
  readonly dashboard: Dashboard;
  readonly accounts: readonly AccountWithPassword[];
  /** The signed-in user; null without a session. */
  readonly user: User | null;
  /** Where the user is signed in, the current session first. */
  readonly sessions: readonly ActiveSession[];
  /** The user's saved team; null before the first save. */
  readonly team: Team | null;
  /** The team as it played, by round; empty before its first round. */
  readonly history: readonly TeamHistory[];
  readonly gamebar: Gamebar;
  readonly teamLinks: readonly TeamLinkRecord[];
  /** The leagues of the edition, the oldest first. */
  readonly leagues: readonly LeagueRecord[];
  /** The team from before a Limitless of the current round; absent when none was used. */
  readonly beforeLimitless?: Selection;
  /** Whether everything can be read and nothing changed. Absent for false. */
  readonly isSafeMode?: boolean;
}
