import { editions } from '@rugby/domain/editions';
import { changeStatsQuery, defaultStatsQuery, statsPrices, type StatsQuery } from '@rugby/domain/game/players/statsQuery';
import { fullName } from '@rugby/domain/game/players/fullName';
import { aPlayer } from '@rugby/mocks/builders/player';
import { squadsOf } from '@rugby/mocks/builders/season';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PoolFilters } from '../PoolFilters/PoolFilters.tsx';
import { sampleStats } from './sampleStats.ts';
import { StatsCentre, type StatsCentreProps, type StatsContents } from './StatsCentre.tsx';

const contents: StatsContents = sampleStats(defaultStatsQuery);
const byTackles = sampleStats({ ...defaultStatsQuery, sort: { by: 'tackles', direction: 'ascending' } });
const [fewestTackles = aPlayer()] = byTackles.state === 'ready' ? byTackles.rows.map(({ player }) => player) : [];
const query: StatsQuery = defaultStatsQuery;
const onRetry = fn();

function filtersFor({ filter }: StatsQuery, onChange: (change: Partial<StatsQuery>) => void) {
  return (
    <PoolFilters
      squadWord="squad"
      squads={squadsOf(editions.srp)}
      prices={statsPrices}
      filters={filter}
      onFiltersChange={(changed) => onChange({ filter: changed })}
    />
  );
}

const meta = preview.meta({
  component: StatsCentre,
  args: { filters: filtersFor(query, fn()), contents, query, onQueryChange: fn(), onOpen: fn() },
});

/** Filters and sorts the sample as the page does. */
function Answering({ query: first, ...args }: StatsCentreProps) {
  const [now, setNow] = useState(first);
  const change = (changed: Partial<StatsQuery>) => setNow((before) => changeStatsQuery(before, changed));
  return (
    <StatsCentre {...args} filters={filtersFor(now, change)} query={now} contents={sampleStats(now)} onQueryChange={change} />
  );
}

export const Default = meta.story({
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('rowheader');
    await step('a page is fifteen rows [G-046]', async () => {
      await expect(rows()).toHaveLength(15);
      await expect(canvas.getByRole('status')).toHaveTextContent('15 of 60 players');
    });
    await step('load more adds fifteen [G-047]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await expect(rows()).toHaveLength(30);
    });
    await step('a head sorts, most first; pressed again least first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tackles' }));
      await expect(canvas.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'descending');
      await expect(rows()).toHaveLength(15);
      await userEvent.click(canvas.getByRole('button', { name: 'Tackles' }));
      await expect(canvas.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('filters narrow it [G-045]', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ngarimu');
      await expect(canvas.getByRole('table')).toHaveTextContent('Ngārimu');
      await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('a name opens the profile of that player', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${fullName(fewestTackles)}, open profile` }));
      await expect(args.onOpen).toHaveBeenCalledWith(fewestTackles.id);
    });
  },
});

export const Value = meta.story({
  args: { query: { ...query, tab: 'value' } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, step }) => {
    await step('the Value tab shows points per million [G-048, G-049]', async () => {
      await expect(canvas.getByRole('tab', { name: 'Value' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('columnheader', { name: 'Points per million' })).toBeVisible();
    });
  },
});

export const OverviewOfAll = meta.story({
  args: { query: { ...query, view: 'overview' } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, step }) => {
    await step('the second view shows the figures of the overview [G-044]', async () => {
      await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('columnheader', { name: 'Position rank' })).toBeVisible();
    });
  },
});

export const Loading = meta.story({ args: { contents: { state: 'loading' } } });

export const Empty = meta.story({
  args: { contents: { state: 'ready', rows: [], count: 0 }, query: { ...query, filter: { ...query.filter, search: 'nobody' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ filter: defaultStatsQuery.filter });
  },
});

export const NoSeason = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: { state: 'no-season' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No player is known yet.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Load more|Try again|Clear filters/ })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { contents: { state: 'failed', onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The statistics could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const LongNames = meta.story({
  args: {
    contents: {
      state: 'ready',
      count: 2,
      rows: (contents.state === 'ready' ? contents.rows : [])
        .slice(0, 2)
        .map((row) => ({ ...row, player: { ...row.player, lastName: 'Tuipulotu-Fainga’anuku' } })),
    },
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('tab', { name: 'Stats' })[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Position rank' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Position rank' })).toHaveAttribute('aria-sort', 'ascending');
  },
});
