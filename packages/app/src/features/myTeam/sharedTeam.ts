import { activeBoosters } from '@rugby/domain/game/boosters/appliedBoosters';
import { roundStandingOf } from '@rugby/domain/game/sharing/roundStanding';
import type { SharedRound, SharedTeam } from '@rugby/domain/i18n/teamPictureWords';
import type { MyTeamStores } from '../../stores/Stores.ts';

/** The saved team in the shown round, for its share picture; undefined until it plays the round. */
export function sharedTeam({
  season: { world },
  team,
  view: { gamebar, history, isHistoric, round },
}: Pick<MyTeamStores, 'season' | 'team' | 'view'>): { readonly team: SharedTeam; readonly shared: SharedRound } | undefined {
  const saved = team.saved.value;
  if (!saved || !world || !round || !gamebar || gamebar.roundPoints === null || round.status === 'scheduled') return undefined;
  const shared = { round, ...roundStandingOf(gamebar) };
  if (!isHistoric) return { team: { ...saved, boosters: activeBoosters(saved, world) }, shared };
  const played = history.value?.roundId === round.id ? history.value : undefined;
  return played && { team: { ...played, name: saved.name }, shared };
}
