import { editions } from '@rugby/domain/editions';
import { openFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import { inEdition, newUser } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { color } from '../../theme/color.ts';
import { poolContainer } from '../poolScale.ts';
import { PoolFilters } from './PoolFilters.tsx';

const clubs = inEdition(editions.srp, newUser);

const meta = preview.meta({
  component: PoolFilters,
  args: {
    filters: openFilter,
    onFiltersChange: fn(),
    squads: fromSeason(clubs, ({ squads }) => squads),
    squadWord: 'squad' as const,
  },
  parameters: { frame: 'bleed' },
  render: function Filtered({ filters: initial, onFiltersChange, ...args }) {
    const [filters, setFilters] = useState(initial);
    return (
      <Frame>
        <PoolFilters
          {...args}
          filters={filters}
          onFiltersChange={(next) => {
            setFilters(next);
            onFiltersChange(next);
          }}
        />
      </Frame>
    );
  },
});

export const Default = meta.story({});

export const ForASlot = meta.story({ args: { filters: { ...openFilter, position: 'fly_half' } } });

export const AllNarrow = meta.story({
  args: {
    filters: { search: 'Mo’unga', position: 'loose_forward', squad: 3, price: 'afford', status: 'not-selected', match: 'plays' },
  },
});

/** In a round with byes. */
export const PlaysThisRound = meta.story({
  args: { hasByes: true, filters: { ...openFilter, match: 'plays' } },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('button', { name: /Match/ });
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(openFilter);
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

export const Countries = meta.story({
  args: { squads: fromSeason(inEdition(editions.trc, newUser), ({ squads }) => squads), squadWord: 'country' },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every letter of a search calls onFiltersChange [G-319]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('mo');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...openFilter, search: 'mo' });
    });
    await step('Escape empties it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(openFilter);
    });
    await step('the states to choose from are All, Starting, Not selected, Bench and Injured [G-213, G-324]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'All',
        'Starting',
        'Not selected',
        'Bench',
        'Injured',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Not selected' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...openFilter, status: 'not-selected' });
      await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'All' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(openFilter);
      await waitFor(() => expect(canvas.getByRole('button', { name: /Status/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('searchbox'));
    });
    await step('a squad can be chosen and cleared [G-320, G-326]', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: 'Crusaders' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...openFilter, squad: 2 });
      await userEvent.click(canvas.getByRole('button', { name: /Squad/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(openFilter);
    });
  },
});

/** On the smallest phone the filters scroll sideways: one of which a part shows is brought in whole when the focus comes to it. */
export const StripByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const names = [/Position/, /Squad/, /Price/, /Status/];
    const frame = canvas.getByRole('group').getBoundingClientRect();
    const expectWhole = async (name: RegExp) => {
      const filter = canvas.getByRole('button', { name });
      await expect(filter).toHaveFocus();
      const { left, right } = filter.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(frame.left);
      await expect(right).toBeLessThanOrEqual(frame.right);
    };
    await userEvent.tab();
    for (const name of names) {
      await userEvent.tab();
      await expectWhole(name);
    }
    for (const name of names.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expectWhole(name);
    }
  },
});

/** A change of one filter leaves the others. */
const narrowed: PoolFilter = { ...openFilter, search: 'fainga', status: 'bench' };

export const ByMouse = meta.story({
  parameters: { picture: { disable: true } },
  args: { filters: narrowed },
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (filter: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: filter }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    };
    await step('a position can be chosen, and not emptied by choosing it again [G-321, G-327]', async () => {
      for (const _ of ['first', 'again']) {
        await choose(/Position/, 'Hooker');
        await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...narrowed, position: 'hooker' });
      }
    });
    await step('any position is a choice too [G-326]', async () => {
      await choose(/Position/, 'Any');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(narrowed);
    });
    await step('a price is a range or what can be afforded [G-322, G-323]', async () => {
      await choose(/Price/, '4m to 6m');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...narrowed, price: '4-6' });
      await choose(/Price/, 'Affordable');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...narrowed, price: 'afford' });
    });
  },
});

const Frame = styled.div`
  ${poolContainer}
  max-inline-size: 424px;
  padding-block: 16px;
  background-color: ${color.surface};
`;

export const LongNames = meta.story({
  args: {
    filters: { ...openFilter, squad: 1 },
    squads: fromSeason(clubs, ({ squads }) =>
      squads.map((squad) => ({ ...squad, name: `${squad.name} of the Southern Islands Rugby Union` })),
    ),
  },
});
