import type { Selection, TeamPoints } from '@rugby/domain/game/entities';
import { emptySelection } from '@rugby/domain/game/lineup';
import type { Builder } from './useBuilder.ts';

/** The team on the pitch: the draft in the current round, the team of that time in an earlier one. */
export interface ShownTeam extends Selection {
  /** Points of the shown round, the captain's doubled; undefined while there are none. */
  readonly points: TeamPoints | undefined;
  readonly isReadOnly: boolean;
  readonly isLoading: boolean;
}

/** What the chosen round shows. [G-250, G-251, G-269] */
export function shownTeam({ team, view, builder }: Pick<Builder, 'team' | 'view' | 'builder'>): ShownTeam {
  if (!view.isHistoric) {
    const { lineup, captainId } = team.draft;
    return { lineup, captainId, points: team.stored.value?.points, isReadOnly: false, isLoading: !builder.isReady };
  }
  const history = view.history.request.state === 'success' ? view.history.request.value : null;
  const { lineup, captainId } = history ?? emptySelection;
  return { lineup, captainId, points: history?.points, isReadOnly: true, isLoading: view.history.request.state === 'pending' };
}
