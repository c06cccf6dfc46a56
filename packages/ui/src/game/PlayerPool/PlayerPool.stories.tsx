import { playersFile } from '@rugby/domain/contract/players';
import { openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import { restingSquads } from '@rugby/domain/game/season/byes';
import { aPlayer } from '@rugby/mocks/builders/player';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { byes, midRound, newUser, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { PoolContents } from './PlayerPool.tsx';
import { poolGrid } from './poolGrid.ts';
import { poolOf } from './samplePool.ts';
import { FramedSamplePool } from './sampleProps.tsx';

const flyHalves: PoolFilter = { ...openFilter, position: 'fly_half' };

const meta = preview.meta({
  title: 'game/PlayerPool',
  component: FramedSamplePool,
  loaders: [() => poolGrid.load()],
  args: {
    season: fromSeason(newUser, (season) => season),
    onAdd: fn(),
    onOpen: fn(),
    onFix: fn(),
    onRetry: fn(),
    onFiltersChange: fn(),
    onOrderChange: fn(),
  },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

/** A pressed slot filters the pool. Players who cannot be added show the reason. */
export const ForASlot = meta.story({ args: { filters: flyHalves } });

/** No player can be added: the pool says so once, with a button for transfers. */
export const Full = meta.story({ args: { lineup: { open: [] }, notice: { kind: 'full', onStartTransfers: fn() } } });

export const FullBeforeTheFirstRound = meta.story({ args: { lineup: { open: [] }, notice: { kind: 'full' } } });

/** Squads rest in the round: a band names them and filters the list to those who play. */
export const Byes = meta.story({
  args: {
    season: fromSeason(byes, (season) => season),
    byes: fromSeason(byes, (season) => ({ roundNumber: 7, squads: restingSquads(season).map(({ name }) => name) })),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('rows of resting players say so [D47]', async () => {
      await expect((await canvas.findAllByText('Bye')).length).toBeGreaterThan(0);
    });
    await step('one press shows those who play, another everybody', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Who plays' }));
      await waitFor(() => expect(canvas.queryByText('Bye')).toBeNull());
      await expect(canvas.getByText('Only players with a match in round 7.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect((await canvas.findAllByText('Bye')).length).toBeGreaterThan(0);
    });
  },
});

export const ManyByes = meta.story({
  args: { byes: { roundNumber: 7, squads: ['Blues', 'Chiefs', 'Fijian Drua', 'Western Force', 'New South Wales Waratahs'] } },
});

export const Offline = meta.story({ args: { notice: { kind: 'offline', time: '18:40' } } });

/** While two squads play, their players are locked. */
export const Live = meta.story({
  args: {
    season: fromSeason(midRound, (season) => season),
    lineup: { open: [] },
    notice: { kind: 'full', onStartTransfers: fn() },
    order: { statistic: 'RoundPoints', sort: { by: 'roundPoints', direction: 'descending' } },
  },
  play: async ({ canvas }) => {
    // Screen readers of phones read the cells, not the labels of rows. Here no button names the player.
    const cells = await canvas.findAllByRole('gridcell');
    await expect(canvas.queryAllByRole('gridcell', { name: /^\S+\. \S+/ })).toEqual(cells);
  },
});

export const Empty = meta.story({ args: { filters: { ...flyHalves, price: 'afford', search: 'Zz' } } });

export const FoundPlayers = meta.story({
  name: 'Announces how many players the filters find',
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    const count = canvas.getByRole('status');
    const all = count.textContent;
    await step('some', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'Voslander');
      await waitFor(() => expect(count).not.toHaveTextContent(all));
    });
    await step('none', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'zz');
      await waitFor(() => expect(count).toHaveTextContent('0 players'));
    });
  },
});

export const Loading = meta.story({
  args: { contents: fromNetwork(newUser, (network) => contentsOf(network), ...loading(playersFile)) },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromSlowNetwork(newUser, { waiting: contentsOf, answered: answeredContents }, ...slow(playersFile, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryAllByRole('row').filter((row) => row.querySelector('button'))).toEqual([]);
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
  },
});

export const Failed = meta.story({
  args: { contents: fromNetwork(newUser, (network) => contentsOf(network), ...failed(playersFile, 503)) },
  play: ({ canvas }) => expect(canvas.getByText(/What you have changed and not saved yet stays on this device/)).toBeVisible(),
});

export const Retrying = meta.story({
  args: {
    contents: fromNetwork(newUser, (network) => contentsOf(network, true), ...failed(playersFile, 503)),
  },
});

/** In pre-season there is only one statistic. */
export const PreSeason = meta.story({
  args: {
    season: fromSeason(preSeason, (season) => season),
    statistics: ['PercentSelected'],
    order: { statistic: 'PercentSelected', sort: { by: 'selected', direction: 'ascending' } },
  },
  play: async ({ canvas, step }) => {
    await step('it is shown, and no other can be chosen [G-244]', async () => {
      await expect(await canvas.findByRole('button', { name: /^Picked/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Choose the statistic' })).toBeNull();
    });
  },
});

export const LongNamesAt320 = meta.story({
  args: {
    width: 320,
    lineup: {
      players: [
        aPlayer({
          id: 901,
          firstName: 'Semisi',
          lastName: 'Tuipulotu-Fainga’anukuʻolakepa',
          status: 'not-selected',
          cost: 13_000_000,
        }),
        aPlayer({ id: 902, firstName: 'Ò', lastName: 'Ngārimuhanga-Vakataumalohi', position: 'outside_back', cost: 12_000_000 }),
      ],
    },
  },
});

/** A fly half is missing: the dearest player, a prop, is refused, and the cheapest can be added. */
const oneOpen = {
  open: [10],
  players: [
    aPlayer({ id: 901, lastName: 'Aumua', position: 'prop', cost: 20_000_000 }),
    aPlayer({ id: 902, lastName: 'Zimmer', position: 'fly_half', squadId: 2, cost: 1_000_000 }),
  ],
};

/** A player for whom there is no place, with the fix. */
export const RefusalExplained = meta.story({
  args: { lineup: oneOpen },
  play: async ({ canvas, userEvent }) => {
    const [why] = canvas.getAllByRole('button', { name: /^Why not/ });
    if (why) await userEvent.click(why);
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('button', { name: /^Remove/ })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { lineup: oneOpen },
  play: async ({ args, canvas, userEvent, step }) => {
    const rowAt = (index: number) => canvas.getByRole('row', { name: new RegExp(`^${names[index] ?? '-'}`) });
    const names = canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? '');
    await step('arrow keys move between rows, Enter opens the profile', async () => {
      canvas.getAllByRole('row')[0]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(rowAt(1)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
    await step('Right reaches the button that explains; Escape closes and returns to the row', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
      await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
      await expect(rowAt(0)).toHaveFocus();
    });
    await step('a fix is reported to onFix, and the focus moves to the row', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
      await expect(args.onFix).toHaveBeenCalledWith(expect.objectContaining({ kind: 'remove' }), expect.any(Number));
      await expect(rowAt(0)).toHaveFocus();
    });
    await step('after adding, the row has the focus', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(/^Add/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await expect(document.activeElement).toHaveRole('row');
    });
  },
});

export const Sorting = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a press on the sorted header reverses the order [G-248]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Price, sorted, highest first' }));
      await expect(args.onOrderChange).toHaveBeenLastCalledWith({
        statistic: 'TotalPoints',
        sort: { by: 'cost', direction: 'ascending' },
      });
    });
    await step('another statistic replaces the points [G-246]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose the statistic' }));
      const items = await screen.findAllByRole('menuitem');
      const offered = ['Percent selected', 'Round points', 'Average points', 'Total points'];
      await expect(items.map(({ textContent }) => textContent)).toEqual(offered);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Average points' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Avg' })).toBeVisible());
    });
    await step('a press on its header sorts by it, the highest first [G-247, G-248]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Avg' }));
      await expect(args.onOrderChange).toHaveBeenLastCalledWith({
        statistic: 'AveragePoints',
        sort: { by: 'avgPoints', direction: 'descending' },
      });
    });
  },
});

export const LowestFirst = meta.story({
  name: 'The header of an ascending order says so, and a press reverses it [G-248]',
  parameters: { picture: { disable: true } },
  args: { order: { statistic: 'TotalPoints', sort: { by: 'cost', direction: 'ascending' } } },
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Price, sorted, lowest first' });
    await expect(header).toHaveTextContent(/^Price ↑$/);
    await userEvent.click(header);
    await expect(args.onOrderChange).toHaveBeenLastCalledWith({ statistic: 'TotalPoints', sort: defaultSort });
  },
});

export const ClearedFilters = meta.story({
  parameters: { picture: { disable: true } },
  args: { filters: { ...flyHalves, price: 'afford', search: 'Zz' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(flyHalves);
    await expect(canvas.getByRole('grid')).toBeVisible();
  },
});

export const PseudoLocale = Default.extend({ ...inPseudoLocale, args: { width: 320 } });

export const At320 = Default.extend({ ...at320, args: { width: 320 } });

export const ForcedColours = Default.extend(inForcedColours);

/** The pool without players: loading, failed or empty. */
async function contentsOf(network: StoryNetwork, isRetrying = false): Promise<PoolContents> {
  const { state } = await network.request(network.fetch(playersFile));
  return state === 'error' ? { state: 'failed', isRetrying } : { state: 'loading' };
}

async function answeredContents(network: StoryNetwork): Promise<PoolContents> {
  const { rowsFor } = poolOf(await network.season(), { open: [10] });
  return { state: 'ready', rows: rowsFor(openFilter, { statistic: 'TotalPoints', sort: defaultSort }) };
}
