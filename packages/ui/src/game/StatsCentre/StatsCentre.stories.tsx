import { editions } from '@rugby/domain/editions';
import { playerStatsFile } from '@rugby/domain/contract/playerStats';
import { fullName } from '@rugby/domain/game/players/fullName';
import { changeStatsQuery, defaultStatsQuery, statsPrices, type StatsQuery } from '@rugby/domain/game/players/statsQuery';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, within, waitFor } from 'storybook/test';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow, type StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { PoolFilters } from '../PoolFilters/PoolFilters.tsx';
import { statsOf, type StatsSeason } from './sampleStats.ts';
import { StatsCentre, type StatsCentreProps, type StatsContents } from './StatsCentre.tsx';

const query: StatsQuery = defaultStatsQuery;
const onRetry = fn();

function filtersFor({ edition, squads }: GameWorld, { filter }: StatsQuery, onChange: (change: Partial<StatsQuery>) => void) {
  return (
    <PoolFilters
      squadWord={edition.squadWord}
      squads={squads}
      prices={statsPrices}
      filters={filter}
      onFiltersChange={(changed) => onChange({ filter: changed })}
    />
  );
}

const meta = preview.meta({
  component: StatsCentre,
  args: {
    edition: editions.srp,
    season: fromNetwork(betweenRounds, seasonWithFigures),
    filters: fromSeason(betweenRounds, (season) => filtersFor(season, query, fn())),
    contents: fromNetwork(betweenRounds, async (network) => statsOf(await seasonWithFigures(network), query)),
    query,
    onQueryChange: fn(),
    onOpen: fn(),
  },
  render: (args: AnsweringProps) => <StatsCentre {...args} />,
});

interface AnsweringProps extends StatsCentreProps {
  readonly season: StatsSeason;
}

/** Filters and sorts the season as the page does. */
function Answering({ season, query: first, ...args }: AnsweringProps) {
  const [now, setNow] = useState(first);
  const change = (changed: Partial<StatsQuery>) => setNow((before) => changeStatsQuery(before, changed));
  return (
    <StatsCentre
      {...args}
      filters={filtersFor(season, now, change)}
      query={now}
      contents={statsOf(season, now)}
      onQueryChange={change}
    />
  );
}

export const Default = meta.story({
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('rowheader');
    await step('a page is fifteen rows [G-046]', async () => {
      await expect(rows()).toHaveLength(15);
      await expect(canvas.getByRole('status')).toHaveTextContent('15 of 452 players');
    });
    await step('load more adds fifteen [G-047]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await expect(rows()).toHaveLength(30);
    });
    await step('a header sorts descending, a second press ascending', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tackles' }));
      await expect(canvas.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'descending');
      await expect(rows()).toHaveLength(15);
      await userEvent.click(canvas.getByRole('button', { name: 'Tackles' }));
      await expect(canvas.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('filters narrow the table [G-045]', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ngarimu');
      await expect(canvas.getByRole('table')).toHaveTextContent('Ngārimu');
      await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('a name opens the profile of that player', async () => {
      const fewest = statsOf(args.season, { ...defaultStatsQuery, sort: { by: 'tackles', direction: 'ascending' } });
      for (const { player } of fewest.state === 'ready' ? fewest.rows.slice(0, 1) : []) {
        await userEvent.click(canvas.getByRole('button', { name: `${fullName(player)}, open profile` }));
        await expect(args.onOpen).toHaveBeenCalledWith(player.id);
      }
    });
    await step('a third press shows the most again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tackles' }));
      await expect(canvas.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'descending');
    });
  },
});

export const Value = meta.story({
  args: { query: { ...query, tab: 'value' } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, step }) => {
    await step('the view Stats has two tabs [G-049]', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Stats',
        'Overview',
        'Stats',
        'Value',
      ]);
    });
    await step('the Value tab shows points per million [G-048]', async () => {
      await expect(canvas.getByRole('tab', { name: 'Value' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('columnheader', { name: 'Points per million' })).toBeVisible();
    });
  },
});

export const OverviewOfAll = meta.story({
  args: { query: { ...query, view: 'overview' } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, step }) => {
    await step('the second view shows the figures of the overview, and has no tabs [G-044, G-049]', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Stats', 'Overview']);
      await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('columnheader', { name: 'Position rank' })).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  args: { contents: fromNetwork(betweenRounds, requestContents, ...loading(playerStatsFile)) },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromSlowNetwork(
      betweenRounds,
      { waiting: requestContents, answered: answeredContents },
      ...slow(playerStatsFile, 100),
    ),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
  },
});

export const Empty = meta.story({
  args: {
    query: { ...query, filter: { ...query.filter, search: 'nobody' } },
    contents: fromNetwork(betweenRounds, async (network) =>
      statsOf(await seasonWithFigures(network), { ...query, filter: { ...query.filter, search: 'nobody' } }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ filter: defaultStatsQuery.filter });
  },
});

export const NoSeason = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: fromNetwork(offSeason, async (network) => statsOf(await seasonWithFigures(network), query)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No player is known yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Load more|Try again|Clear filters/ })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { contents: fromNetwork(betweenRounds, requestContents, ...failed(playerStatsFile, 503)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The statistics could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const LongNames = meta.story({
  args: {
    contents: fromNetwork(betweenRounds, async (network) => {
      const contents = statsOf(await seasonWithFigures(network), { ...query, shown: 2 });
      if (contents.state !== 'ready') return contents;
      const rows = contents.rows.map((row) => ({ ...row, player: { ...row.player, lastName: 'Tuipulotu-Fainga’anuku' } }));
      return { ...contents, count: 2, rows };
    }),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the tabs of the first view are Stats and Value [G-048]', async () => {
      canvas.getAllByRole('tab', { name: 'Stats' })[1]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Value' })).toHaveFocus();
      await expect(canvas.getByRole('columnheader', { name: 'Points per million' })).toBeVisible();
    });
    await step('the views are Stats and Overview [G-044]', async () => {
      canvas.getAllByRole('tab', { name: 'Stats' })[0]?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
      await expect(canvas.getByRole('columnheader', { name: 'Position rank' })).toBeVisible();
    });
    canvas.getByRole('button', { name: 'Position rank' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Position rank' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

async function seasonWithFigures(network: StoryNetwork): Promise<StatsSeason> {
  return { ...(await network.season()), figures: valueOrThrow(await network.fetch(playerStatsFile)) };
}

const reason = 'The game is busy right now. Please try again in a moment.';

/** What the table shows while the figures are not there. */
async function requestContents(network: StoryNetwork): Promise<StatsContents> {
  const { state } = await network.request(network.fetch(playerStatsFile));
  return state === 'error' ? { state: 'failed', reason, onRetry } : { state: 'loading' };
}

async function answeredContents(network: StoryNetwork): Promise<StatsContents> {
  return statsOf(await seasonWithFigures(network), query);
}
