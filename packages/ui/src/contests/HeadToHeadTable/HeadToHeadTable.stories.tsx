import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import { expect, within } from 'storybook/test';
import { headToHeadFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { HeadToHeadTable } from './HeadToHeadTable.tsx';

const meta = preview.meta({ component: HeadToHeadTable, args: { headToHead: fromNetwork(historicRound, headToHeadFrom) } });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Table of head-to-head' });
    await step('every team has a row, and the row of the user says so', async () => {
      await expect(within(table).getAllByRole('row')).toHaveLength(8);
      await expect(within(table).getByRole('rowheader', { name: /You/ })).toBeVisible();
    });
    await step('with an odd number of teams the average is explained [D52]', async () => {
      await expect(canvas.getByText(/plays the league’s average each round/)).toBeVisible();
    });
  },
});

export const Live = meta.story({
  args: { headToHead: fromNetwork(live, headToHeadFrom) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Points may still change/)).toBeVisible();
  },
});

/** A team has the name of its user until they choose another. */
export const TeamsNamedAsUsers = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    headToHead: fromNetwork(historicRound, async (network) => {
      const { entries, ...rest } = await headToHeadFrom(network);
      return { ...rest, entries: entries.map((entry) => ({ ...entry, teamName: entry.displayName })) };
    }),
  },
  play: async ({ canvas, args }) => {
    const { entries, ownEntry } = args.headToHead;
    const other = entries.find(({ entry }) => entry !== ownEntry)?.displayName ?? '';
    await expect(canvas.getAllByText(other)).toHaveLength(1);
  },
});

/** Nothing has been played. */
export const Empty = meta.story({
  args: { headToHead: fromNetwork(historicRound, async (network) => ({ ...(await headToHeadFrom(network)), table: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The table begins with the first round.')).toBeVisible();
  },
});

/** Every user has left the league after the draw. The reader and some others have joined it again, which puts them into the ladder only. */
export const LeftAfterTheDraw = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    headToHead: fromNetwork(historicRound, async (network) => {
      const { entries, ...rest } = await headToHeadFrom(network);
      return { ...rest, entries: entries.map((entry) => ({ ...entry, hasLeft: true })) };
    }),
  },
  play: async ({ canvas, args, step }) => {
    const { entries, ownEntry } = args.headToHead;
    const other = entries.find(({ entry, teamName, displayName }) => entry !== ownEntry && teamName !== displayName);
    await step('the row says when a user left, which stays true once they have joined again [B22, D52]', async () => {
      await expect(canvas.getByText(/^You, left after the draw/)).toBeVisible();
      await expect(canvas.getByText(new RegExp(`^${other?.displayName}, left after the draw`))).toBeVisible();
    });
  },
});

export const LongText = meta.story({
  args: {
    headToHead: fromNetwork(historicRound, async (network) => {
      const { entries, ...rest } = await headToHeadFrom(network);
      const teamName = 'The Worshipful Company of Tighthead Props';
      return {
        ...rest,
        entries: entries.map((entry, index) => ({
          ...entry,
          ...(index % 2 === 0 ? { teamName, hasLeft: true } : { teamName: null, displayName: null }),
        })),
      };
    }),
  },
});

export const ForcedColours = Default.extend({ ...picturedInForcedColours });

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);

export const At200Percent = LongText.extend(at200Percent);
