import { withTeam } from '@rugby/mocks/scenarios/aWorld';
import { preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import { cupFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { ContestNotice, type ContestNoticeProps } from './ContestNotice.tsx';

const notDrawn: Scenario = (edition) => withTeam(preSeason(edition));

const args: ContestNoticeProps = { contest: 'cup', state: 'waiting', firstRound: fromNetwork(notDrawn, firstRoundOf) };
const meta = preview.meta({ component: ContestNotice, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/drawn at the kick-off of round \d. It takes at least 4 teams.$/)).toBeVisible();
  },
});

export const HeadToHead = meta.story({ args: { contest: 'head-to-head' } });

export const NotHeld = meta.story({ args: { state: 'not-held', firstRound: undefined } });

export const Off = meta.story({
  args: { state: 'off', firstRound: undefined },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This league plays no cup')).toBeVisible();
    await expect(canvas.getByText(/can switch it on in the settings/)).toBeVisible();
  },
});

export const LongText = HeadToHead.extend({ parameters: { picture: { disable: true } }, play: expectNothingCut });

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

/** The number of the round at whose kick-off the cup is drawn. */
async function firstRoundOf(network: StoryNetwork): Promise<number | undefined> {
  const { rounds } = await network.season();
  const { firstRoundId } = await cupFrom(network);
  return rounds.find(({ id }) => id === firstRoundId)?.roundNumber;
}
