import { playerIds, selectionOf } from '@rugby/domain/game/model/lineup';
import { selectionDifferences } from '@rugby/domain/game/team/selectionDifferences';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { differenceSentence, namesIn } from '../../packages/app/src/features/myTeam/dialogs/differenceSentence.ts';
import { sampleWords } from '../../packages/ui/src/words/sampleWords.ts';

/** What the queued team of a season's user has, and the saved one has not: a hooker who was replaced since, and another captain. */
export function lostChanges(season: Season): readonly string[] {
  if (season.team === null) throw new Error('The user of the season has no team.');
  const saved = selectionOf(season.team);
  const [hooker = 0] = saved.lineup.hooker;
  const replacement = [...season.players.values()].find(
    ({ id, position }) => position === 'hooker' && !playerIds(saved.lineup).includes(id),
  );
  const sent = { lineup: { ...saved.lineup, hooker: [replacement?.id ?? hooker] }, captainId: replacement?.id ?? null };
  const name = namesIn({ lineup: sent.lineup, saved }, season.players);
  return selectionDifferences(sent, saved).map((difference) => differenceSentence(difference, name, sampleWords));
}
