import { showMyTeam } from '@rugby/domain/contract/team/team';
import type { SavingLine } from '@rugby/ui/game/SavingNote';
import { timeOrDayFrom } from '../../packages/app/src/site/dayAndTime.ts';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** When the server stored the user's team, as the page shows it. */
export async function savedFrom(network: StoryNetwork): Promise<SavingLine> {
  const { team } = valueOrThrow(await network.send(showMyTeam, {}));
  if (team === null) throw new Error('The user of the scenario has no team.');
  return { kind: 'saved', time: timeOrDayFrom((await network.season()).now, team.savedAt) };
}
