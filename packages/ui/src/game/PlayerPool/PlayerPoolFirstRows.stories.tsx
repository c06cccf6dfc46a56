import { openFilter } from '@rugby/domain/game/players/filterPool';
import { defaultSort } from '@rugby/domain/game/players/sortPool';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { useMemo, useRef } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SampleFrame } from '../PoolRow/SampleFrame.tsx';
import type { BegunUse } from './begunUse.ts';
import { PlayerPoolFirstRows } from './PlayerPoolFirstRows.tsx';
import { RowsContext, type SharedRowProps } from './PlayerPoolRow.tsx';
import { poolOf } from './samplePool.ts';

interface SampleProps {
  readonly season: GameWorld;
  readonly onAdd: (playerId: number) => void;
  readonly onOpen: (playerId: number) => void;
  readonly onGrid: (begun: BegunUse) => void;
}

/** Five rows of a list of twenty, in a frame with room for three. */
function Sample({ season, onAdd, onOpen, onGrid }: SampleProps) {
  const list = useRef<HTMLDivElement>(null);
  const sample = useMemo(() => poolOf(season, { open: [2, 9, 15] }), [season]);
  const rows = sample.rowsFor(openFilter, { statistic: 'TotalPoints', sort: defaultSort }).slice(0, 5);
  const shared: SharedRowProps = {
    names: sample.world,
    statistic: 'TotalPoints',
    showsPosition: true,
    isTransferring: false,
    explained: null,
    onAdd,
    onFix: () => {},
    onExplain: () => {},
  };
  return (
    <RowsContext value={shared}>
      <SampleFrame>
        <div style={{ display: 'flex', blockSize: 200 }}>
          <PlayerPoolFirstRows rows={rows} count={20} onOpen={onOpen} onGrid={onGrid} ref={list} />
        </div>
      </SampleFrame>
    </RowsContext>
  );
}

const meta = preview.meta({
  title: 'game/PlayerPool/PlayerPoolFirstRows',
  component: Sample,
  args: { season: fromSeason(newUser, (season) => season), onAdd: fn(), onOpen: fn(), onGrid: fn() },
  parameters: { frame: 'bleed' },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('row');
    await step('Down and Up move between rows, Enter opens the profile', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(Number(second?.dataset['key']));
    });
    await step('the grid replaces the rows with the focus in the same place', async () => {
      const focused = { playerId: Number(second?.dataset['key']), isButton: false };
      await waitFor(() => expect(args.onGrid).toHaveBeenLastCalledWith({ scrollTop: 0, focused }), { timeout: 10_000 });
    });
  },
});

export const Pressed = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Add / });
    const row = add?.closest<HTMLElement>('[role="row"]');
    await step('a button is pressed without its row', async () => {
      if (add) await userEvent.click(add);
      await expect(args.onAdd).toHaveBeenCalledWith(Number(row?.dataset['key']));
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
    await step('a row opens the profile', async () => {
      if (row) await userEvent.click(row);
      await expect(args.onOpen).toHaveBeenCalledWith(Number(row?.dataset['key']));
    });
  },
});

export const ReplacedBetweenPresses = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, step }) => {
    const grid = canvas.getByRole('grid');
    const [row] = canvas.getAllByRole('row');
    await step('the grid waits for the end of a press, however long that is', async () => {
      if (row) await fireEvent.pointerDown(row);
      await fireEvent.pointerOver(grid);
      await new Promise((resolve) => setTimeout(resolve, 600));
      await expect(args.onGrid).not.toHaveBeenCalled();
    });
    await step('and goes on from where the rows were scrolled to', async () => {
      grid.scrollTop = 64;
      if (row) await fireEvent.pointerUp(row);
      await waitFor(() => expect(args.onGrid).toHaveBeenCalledWith({ scrollTop: 64 }), { timeout: 10_000 });
    });
  },
});

/** Behind a dialog the rows stay, so that the focus returns to them. */
export const BehindADialog = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid');
    const frame = grid.parentElement;
    frame?.setAttribute('aria-hidden', 'true');
    await fireEvent.pointerOver(grid);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onGrid).not.toHaveBeenCalled();
    frame?.removeAttribute('aria-hidden');
    canvas.getAllByRole('row')[0]?.focus();
    await waitFor(() => expect(args.onGrid).toHaveBeenCalled());
  },
});
