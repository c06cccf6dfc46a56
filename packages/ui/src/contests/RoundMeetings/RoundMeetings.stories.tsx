import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import { expect, within } from 'storybook/test';
import { headToHeadFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { RoundMeetings } from './RoundMeetings.tsx';

const meta = preview.meta({ component: RoundMeetings, args: { ...of(live), isLive: true } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (first === undefined) throw new Error('There is no meeting.');
    await step('each meeting says who is left to play [B14]', async () => {
      await expect(within(first).getByText(/(playing|left to play)$/)).toBeVisible();
      await expect(within(first).getByText('Live')).toBeVisible();
    });
  },
});

export const Finished = meta.story({ args: { ...of(historicRound), isLive: false } });

export const LongText = meta.story({
  args: {
    entries: fromNetwork(live, async (network) =>
      (await headToHeadFrom(network)).entries.map((entry) => ({
        ...entry,
        teamName: 'The Worshipful Company of Tighthead Props',
      })),
    ),
  },
});

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

function of(scenario: Scenario) {
  return {
    meetings: fromNetwork(scenario, async (network) => (await headToHeadFrom(network)).meetings),
    entries: fromNetwork(scenario, async (network) => (await headToHeadFrom(network)).entries),
  };
}
