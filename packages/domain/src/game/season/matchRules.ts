/** The moment that locks the players of a match. */
export type LockMoment = 'scheduled-kick-off' | 'actual-start' | 'whichever-first';

/** What the game does when a match or a squad does not go as planned. The engine reads these values. */
export interface MatchRules {
  /** The moment at which a match locks its players. */
  readonly lock: { readonly moment: LockMoment };
  /** A postponed match locks its players at its new kick-off, or with the first match of the round. */
  readonly postponed: { readonly locksWith: 'own-kick-off' | 'round-start' };
  /** The played part of an abandoned match counts. A round with a missing match is finished without it, or waits for it. */
  readonly abandoned: { readonly missingMatch: 'no-points' | 'round-waits' };
  /** The records of a replayed match replace the first ones, or are added to them. */
  readonly replayed: { readonly records: 'replace' | 'add' };
  /** A change counts by the time at which it was received, also when it is stored up to so many seconds later. Locks never wait. */
  readonly outage: { readonly queueSeconds: number };
  /** Equal totals share a rank, or the lower id goes first. */
  readonly tie: { readonly rank: 'shared' | 'by-id' };
  /** Points of a player who does not play. There is no substitute. */
  readonly withdrawal: { readonly points: number };
  /** A team that a player's move puts over a squad's limit may stay as it is, or must be corrected before any other change. */
  readonly clubMove: { readonly breach: 'may-stay' | 'must-be-mended' };
  /** The hours of a match, and the hours after the last match of a round until its points are final. */
  readonly correction: { readonly matchHours: number; readonly finalAfterHours: number };
}

export type MatchRuleId = keyof MatchRules;

/** The rules of this game. The rules page prints them, the engine reads them. [B1] */
export const matchRules: MatchRules = {
  lock: { moment: 'whichever-first' },
  postponed: { locksWith: 'own-kick-off' },
  abandoned: { missingMatch: 'no-points' },
  replayed: { records: 'replace' },
  tie: { rank: 'shared' },
  withdrawal: { points: 0 },
  clubMove: { breach: 'may-stay' },
  correction: { matchHours: 2, finalAfterHours: 4 },
  outage: { queueSeconds: 2 },
};

/** Every rule in the order of the page. */
export const matchRuleIds: readonly MatchRuleId[] = [
  'lock',
  'postponed',
  'abandoned',
  'replayed',
  'withdrawal',
  'clubMove',
  'correction',
  'tie',
  'outage',
];
