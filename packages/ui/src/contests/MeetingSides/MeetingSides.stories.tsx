import { live, historicRound } from '@rugby/mocks/scenarios/scenarios';
import type { Meeting } from '@rugby/domain/game/model/contest';
import { expect } from 'storybook/test';
import { headToHeadFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { MeetingSides } from './MeetingSides.tsx';

const meta = preview.meta({
  component: MeetingSides,
  args: {
    meeting: fromNetwork(
      historicRound,
      meetingFrom(({ away }) => away !== null),
    ),
    entries: fromNetwork(historicRound, async (network) => (await headToHeadFrom(network)).entries),
  },
});

export const Default = meta.story({});

export const Large = meta.story({
  args: {
    size: 'lg',
    meeting: fromNetwork(
      live,
      meetingFrom(() => true),
    ),
  },
});

/** With an odd number of teams one plays the average. [D52] */
export const AgainstAverage = meta.story({
  args: {
    meeting: fromNetwork(
      historicRound,
      meetingFrom(({ away }) => away === null),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('League average')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    entries: fromNetwork(historicRound, async (network) =>
      (await headToHeadFrom(network)).entries.map((entry) => ({
        ...entry,
        teamName: 'The Worshipful Company of Tighthead Props',
      })),
    ),
  },
});

export const PseudoLocale = AgainstAverage.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

function meetingFrom(isWanted: (meeting: Meeting) => boolean): (network: StoryNetwork) => Promise<Meeting> {
  return async (network) => {
    const found = (await headToHeadFrom(network)).meetings.find(isWanted);
    if (found === undefined) throw new Error('The scenario has no such meeting.');
    return found;
  };
}
