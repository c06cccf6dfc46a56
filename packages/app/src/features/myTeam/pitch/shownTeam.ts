import { needsPlayer } from '@rugby/domain/game/boosters/boosterBehaviours';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import type { CardTeam } from '../../team/cardChange.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';

/** The team on the pitch: the draft in the current round, the team of that time in an earlier one. */
export interface ShownTeam extends CardTeam {
  readonly isReadOnly: boolean;
  readonly isLoading: boolean;
}

/** What the chosen round shows. [G-250, G-251, G-269] */
export function shownTeam(stores: Pick<MyTeamStores, 'team' | 'view' | 'page' | 'boosters' | 'choice' | 'transfers'>): ShownTeam {
  const { team, view, page, boosters, choice, transfers } = stores;
  if (!view.isHistoric) {
    const { lineup, captainId } = team.draft;
    const { type, playerId } = choice;
    return {
      lineup,
      captainId,
      points: team.saved.value?.points,
      boosters: boosters.active,
      ...(transfers.isOn && { transfers: transfers.transfers }),
      ...(type !== undefined && needsPlayer(type) && { choice: { type, playerId } }),
      isReadOnly: false,
      isLoading: !page.isReady,
    };
  }
  // During a reload the team stays in view; that of another round does not.
  const { request, value } = view.history;
  const history = value?.roundId === view.round?.id ? value : null;
  const { lineup, captainId } = history ?? emptySelection;
  return {
    lineup,
    captainId,
    points: history?.points,
    boosters: history?.boosters ?? [],
    isReadOnly: true,
    isLoading: !history && request.state !== 'success',
  };
}
