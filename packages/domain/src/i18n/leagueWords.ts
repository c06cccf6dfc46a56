import type { Round } from '../game/model/entities.ts';
import type { LeagueRefusal } from '../game/leagues/leagueRefusals.ts';
import type { Words } from './keys.ts';

/** A refusal in a league as a sentence, the same in the browser and in the server's answer. */
export function leagueRefusalSentence(refusal: LeagueRefusal, rounds: readonly Round[], words: Words): string {
  switch (refusal.rule) {
    case 'league-started':
      return words('leagues.refusals.league-started', {
        round: rounds.find(({ id }) => id === refusal.startId)?.roundNumber ?? '',
      });
    case 'too-many-leagues':
      return words('leagues.refusals.too-many-leagues', { limit: refusal.limit });
    case 'too-many-invites':
      return words(`leagues.refusals.too-many-invites-${refusal.per}`, { limit: refusal.limit });
    case 'invite-too-soon':
      return words('leagues.refusals.invite-too-soon', { count: refusal.hours });
    case 'contest-drawn':
      return words(`leagues.refusals.contest-drawn-${refusal.contest}`);
    case 'contest-too-late':
      return words(`leagues.refusals.contest-too-late-${refusal.contest}`, { least: refusal.least });
    case 'automatic-league':
    case 'not-member':
    case 'manager-stays':
      return words(`leagues.refusals.${refusal.rule}`);
  }
}
