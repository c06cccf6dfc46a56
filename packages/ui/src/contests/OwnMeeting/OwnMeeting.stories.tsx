import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { type Scenario, fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { headToHeadFrom, ownMeetingFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { OwnMeeting } from './OwnMeeting.tsx';

const meta = preview.meta({ component: OwnMeeting, args: { ...own(live), roundNumber: 7, isLive: true } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have \d+ (playing|left)/)).toBeVisible();
  },
});

/** Matches are being played: those who play in them are not left, and count all the same. [B14] */
export const InPlay = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    meeting: fromNetwork(live, async (network) => {
      const meeting = await ownMeetingFrom(network);
      return { ...meeting, home: { ...meeting.home, playersToPlay: 0, playersInPlay: 2 } };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ have 2 playing/)).toBeVisible();
  },
});

/** A user without a team has no players, and the round is not over. */
export const WithoutTeam = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    meeting: fromNetwork(live, async (network) => {
      const { home, ...meeting } = await ownMeetingFrom(network);
      const away = { ...home, playersToPlay: 0, playersInPlay: 2 };
      return { ...meeting, home: { ...home, points: 0, playersToPlay: null, playersInPlay: null }, away };
    }),
    ownEntry: fromNetwork(live, async (network) => (await ownMeetingFrom(network)).home.entry),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They have 2 playing')).toBeVisible();
    await expect(canvas.queryByText('Final')).toBeNull();
  },
});

export const Finished = meta.story({
  args: { ...own(historicRound), roundNumber: 6, isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Final')).toBeVisible();
  },
});

export const NotStarted = meta.story({
  args: { ...own(live, 9), roundNumber: 9, isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not started')).toBeVisible();
  },
});

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

export const ForcedColours = Default.extend({ ...picturedInForcedColours });

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

/** The user's meeting of a round; without one, of the latest that has begun. */
function own(scenario: Scenario, round?: number) {
  const query = round === undefined ? {} : { round };
  return {
    entries: fromNetwork(scenario, async (network) => (await headToHeadFrom(network)).entries),
    ownEntry: fromNetwork(scenario, async (network) => (await headToHeadFrom(network)).ownEntry ?? 0),
    meeting: fromNetwork(scenario, async (network) => ownMeetingFrom(network, query)),
  };
}
