import type { MyTeamStores } from '../../../stores/Stores.ts';

/** The way to the round that can be played next; undefined after the season. */
export function nextOf({
  editor,
  season: { currentRound },
  rounds,
  view,
}: Pick<MyTeamStores, 'editor' | 'season' | 'view' | 'rounds'>) {
  if (currentRound === undefined || currentRound.id === view.round?.id) return undefined;
  const onOpen = () => {
    editor.pool.close();
    void rounds.select(currentRound.id);
  };
  return { roundNumber: currentRound.roundNumber, onOpen };
}
