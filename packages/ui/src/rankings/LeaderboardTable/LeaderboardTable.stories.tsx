import { getRanking } from '@rugby/domain/contract/ranking';
import type { Edition } from '@rugby/domain/editions';
import { signedIn } from '@rugby/mocks/scenarios/aWorld';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { historicRound, live, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, within, waitFor } from 'storybook/test';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import type { MoreRows } from './leaderboardContents.ts';
import { fetchRanking, onLoadMore, sampleContents } from '../sampleRanking.ts';
import { LeaderboardTable, type LeaderboardContents } from './LeaderboardTable.tsx';

const onRetry = fn();

const meta = preview.meta({
  component: LeaderboardTable,
  args: {
    statistic: 'overallPoints' as const,
    roundNumber: 6,
    contents: fromNetwork(historicRound, async (network) => sampleContents(await fetchRanking(network))),
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const rows = canvas.getAllByRole('row');
    const own = rows.at(-1);
    await step('the own row is last, and in sight although its place is far below', async () => {
      await expect(own).toHaveTextContent('1,204');
      await expect(own).toHaveTextContent('You');
      const cells = within(own ?? canvasElement).getAllByRole('cell');
      for (const cell of cells) await expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    });
    await step('the sorted column says so, and each team has a link [A-132]', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
      await expect(canvas.getByRole('link', { name: 'View team Ruck and Roll' })).toHaveAttribute('href', '/team/1001');
    });
    await step('a phone shows four columns, a desktop six [A-131]', () => expectColumns(canvasElement, { phone: 4, desktop: 6 }));
    await step('load more asks for the next page [A-130]', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('20 of 2,100 teams');
      canvas.getByRole('button', { name: 'Load more' }).click();
      await expect(onLoadMore).toHaveBeenCalled();
    });
  },
});

/** Equal points share a rank; the next one is left out. */
export const Ties = meta.story({
  args: {
    contents: fromNetwork(historicRound, async (network) => {
      const contents = sampleContents(await fetchRanking(network));
      if (contents.state !== 'ready') return contents;
      const ranks = [1, 2, 2, 4];
      const rows = contents.rows.slice(0, 4).map((row, at) => ({ ...row, rank: ranks[at] ?? 0, isTied: ranks[at] === 2 }));
      return { ...contents, rows, own: null, total: 4, more: { state: 'none' } };
    }),
  },
  play: async ({ canvas, step }) => {
    await step('equal points share a rank: 1, 2, 2, 4 [A-135]', async () => {
      const ranks = canvas.getAllByRole('row').slice(1);
      const texts = ranks.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
      await expect(texts.map((text) => /^\d=?/.exec(text ?? '')?.[0])).toEqual(['1', '2=', '2=', '4']);
      await expect(canvas.getAllByText('2, shared')).toHaveLength(2);
    });
  },
});

/** While a round is played: places since kick-off, and who is left to play. */
export const Live = meta.story({
  args: {
    isLive: true,
    isProvisional: true,
    roundNumber: 7,
    contents: fromNetwork(live, async (network) => sampleContents(await fetchRanking(network))),
  },
  play: async ({ args: { contents }, canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('table', { name: 'Teams by Total points, provisional' })).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ of 15 players left to play$/).length).toBeGreaterThan(20);
    await step('a phone shows four columns, a desktop six [A-131]', () => expectColumns(canvasElement, { phone: 4, desktop: 6 }));
    await step('the projected points of each team stand beside its total, and the link behind it [A-132, B14]', async () => {
      const [first] = contents.state === 'ready' ? contents.rows : [];
      const cell = (column: string) => canvasElement.querySelector<HTMLElement>(`tbody [data-column='${column}']`);
      await expect(cell('projectedPoints')).toHaveTextContent(`${first?.projectedPoints?.toLocaleString('en-US')}`);
      const total = within(cell('overallPoints') ?? canvasElement);
      await expect(total.getByRole('link', { name: `View team ${first?.teamName}` })).toHaveAttribute('href', `${first?.href}`);
    });
  },
});

/** The ladder of a league, in which the user is in the middle. */
export const Ladder = meta.story({
  args: {
    variant: 'ladder',
    contents: fromNetwork(historicRound, async (network) => {
      const ranking = await fetchRanking(network, { page: 61 });
      return sampleContents({ ...ranking, nextPage: false, numTeams: 20 });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.getAllByRole('rowheader', { name: /You/ })).toHaveLength(1);
  },
});

export const WithoutTeamView = meta.story({
  args: { hasTeamView: false },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await step('a desktop shows five columns, a phone four [A-131]', () =>
      expectColumns(canvasElement, { phone: 4, desktop: 5 }),
    );
  },
});

export const ByAverage = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    statistic: 'averagePoints',
    contents: fromNetwork(historicRound, async (network) =>
      sampleContents(await fetchRanking(network, { stat: 'averagePoints' })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Average' })).toHaveAttribute('aria-sort', 'descending');
  },
});

export const BeforeTheFirstRound = meta.story({
  name: 'Each figure stands below its name: last round, average, total [A-218]',
  parameters: { picture: { disable: true } },
  args: { roundNumber: undefined },
  play: async ({ args: { contents }, canvasElement }) => {
    const [row] = contents.state === 'ready' ? contents.rows : [];
    const textsOf = (place: string) =>
      (['roundPoints', 'averagePoints', 'overallPoints'] as const).map(
        (column) => canvasElement.querySelector(`${place} [data-column='${column}']`)?.textContent,
      );
    await expect(textsOf('thead')).toEqual(['Last round', 'Average', 'Total']);
    const total = row?.overallPoints.toLocaleString('en-US');
    await expect(textsOf('tbody')).toEqual([`${row?.roundPoints}`, row?.averagePoints.toFixed(1), total]);
  },
});

export const LongNames = meta.story({
  args: {
    contents: fromNetwork(historicRound, async (network) => {
      const contents = sampleContents(await fetchRanking(network));
      if (contents.state !== 'ready') return contents;
      const long = { teamName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Fifteen', overallPoints: 1_234_567 };
      return { ...contents, rows: contents.rows.slice(0, 2).map((row) => ({ ...row, ...long, rank: row.rank + 1_000_000 })) };
    }),
  },
});

export const Loading = meta.story({ args: { contents: fromNetwork(historicRound, requestContents, ...loading(getRanking)) } });

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromSlowNetwork(historicRound, { waiting: requestContents, answered: answeredContents }, ...slow(getRanking, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryAllByRole('row').filter((row) => row.querySelector('td'))).toEqual([]);
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
  },
});

export const Failed = meta.story({
  args: { contents: fromNetwork(historicRound, requestContents, ...failed(getRanking, 503)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The ranking could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { contents: fromNetwork(preSeasonOfUser, nothingOf(answeredContents)) },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent('No team is ranked yet'),
});

export const LoadingMore = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: withMore('loading') },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /Loading/ })).toHaveAttribute('data-pending'),
});

export const MoreFailed = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: withMore('failed') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More teams could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onLoadMore).toHaveBeenCalled();
  },
});

/** The second attempt brings the last page. */
export const MoreAtTheSecondTry = meta.story({
  parameters: { picture: { disable: true } },
  render: function MoreOnPress({ contents, ...args }) {
    const [[state, ...later], setStates] = useState<readonly [MoreRows['state'], ...MoreRows['state'][]]>([
      'available',
      'failed',
      'none',
    ]);
    const next = later[0] ?? 'none';
    const more = state === 'none' ? { state } : { state, onLoad: () => setStates([next, ...later.slice(1)]) };
    return <LeaderboardTable {...args} contents={contents.state === 'ready' ? { ...contents, more } : contents} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: 'Load more' }).focus();
    await userEvent.keyboard('{Enter}');
    await step('the keyboard stays where the page can be tried again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('More teams could not be loaded.');
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await step('with the last page it moves to the number of teams', () => expect(canvas.getByRole('status')).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View team Ruck and Roll' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View team Scrum of the Earth' })).toHaveFocus();
  },
});

export const PseudoLocale = Live.extend(inPseudoLocale);

export const At320 = LongNames.extend(at320);

export const LiveAt320 = Live.extend(at320);

export const At200Percent = Live.extend(at200Percent);

export const ForcedColours = Live.extend(picturedInForcedColours);

/** Counts the columns that can be seen at the width of the window. */
async function expectColumns(place: HTMLElement, count: { readonly phone: number; readonly desktop: number }): Promise<void> {
  const seen = [...place.querySelectorAll('thead th')].filter((column) => column.checkVisibility());
  await expect(seen).toHaveLength(innerWidth < 640 ? count.phone : count.desktop);
}

function withMore(state: 'loading' | 'failed'): LeaderboardContents {
  return fromNetwork(historicRound, async (network): Promise<LeaderboardContents> => {
    const contents = sampleContents(await fetchRanking(network));
    return contents.state === 'ready' ? { ...contents, more: { state, onLoad: onLoadMore } } : contents;
  });
}

function preSeasonOfUser(edition: Edition) {
  return signedIn(preSeason(edition));
}

const reason = 'The game is busy right now. Please try again in a moment.';

/** What the table shows without an answer. */
async function requestContents(network: StoryNetwork): Promise<LeaderboardContents> {
  const { state } = await network.request(network.send(getRanking, { query: {} }));
  return state === 'error' ? { state: 'failed', reason, onRetry } : { state: 'loading' };
}

async function answeredContents(network: StoryNetwork): Promise<LeaderboardContents> {
  return sampleContents(await fetchRanking(network));
}
