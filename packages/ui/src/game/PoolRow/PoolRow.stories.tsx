import { editions } from '@rugby/domain/editions';
import { playerStatuses, type Player } from '@rugby/domain/game/model/entities';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { poolStatistics } from '@rugby/domain/game/players/statistics';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PoolRow, type PoolRowContent, type PoolRowState } from './PoolRow.tsx';
import { PoolRowSkeleton } from './PoolRowSkeleton.tsx';
import { SampleFrame } from './SampleFrame.tsx';
import { sampleNames, sampleRow } from './sampleRows.ts';

const names = sampleNames();

const meta = preview.meta({
  component: PoolRow,
  args: {
    content: sampleRow(),
    statistic: 'TotalPoints' as const,
    names,
    showsPosition: false,
    onAdd: fn(),
    onExplain: fn(),
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <SampleFrame>
      <PoolRow {...args} />
    </SampleFrame>
  ),
});

export const Default = meta.story({});

/** Selected to Play is only a tick; every other status has its word beside its mark. */
export const Statuses = meta.story({
  args: { showsPosition: true },
  render: (args) =>
    list(args, [
      ...playerStatuses.map((status) => sampleRow({ player: { status } })),
      sampleRow({ player: { firstName: 'Before', lastName: 'Naming', status: 'uncertain' }, isUnnamed: true }),
    ]),
});

const states: readonly PoolRowState[] = [
  { kind: 'free' },
  { kind: 'refused', refusals: [{ rule: 'over-budget', over: 1_900_000, removable: [1] }] },
  { kind: 'in-team' },
  { kind: 'shown' },
  { kind: 'locked', match: 'live' },
  { kind: 'locked', match: 'played' },
];

export const States = meta.story({
  render: (args) =>
    list(
      args,
      states.map((state) => sampleRow({ state })),
    ),
});

const refusals: readonly Refusal[] = [
  { rule: 'over-budget', over: 1_900_000, removable: [11] },
  { rule: 'squad-limit', squadId: 7, limit: 4, have: 4, removable: [1, 3, 12, 13] },
  { rule: 'squad-minimum', minimum: 3, free: 2, missing: [{ squadId: 4, have: 1 }] },
  { rule: 'no-free-slot', position: 'loose_forward', limit: 3, removable: [6, 7, 8] },
  { rule: 'wrong-position', playerId: 101, position: 'fly_half', playsAt: 'centre' },
  { rule: 'already-in-team', playerId: 101 },
  { rule: 'eliminated', playerId: 101 },
  { rule: 'match-started', playerId: 101, fixtureId: 1 },
  { rule: 'team-started', startRoundId: 6 },
  { rule: 'team-creation-disabled', nextRoundId: 8, nextRoundStart: '2026-04-03T06:05:00.000Z' },
  { rule: 'no-legal-completion', budget: 3_400_000, cheapest: 3_900_000 },
];

/** Each kind of refusal has its own words in place of the status. */
export const Refused = meta.story({
  render: (args) =>
    list(
      args,
      refusals.map((refusal) => sampleRow({ state: { kind: 'refused', refusals: [refusal] } })),
    ),
});

export const Statistics = meta.story({
  render: (args) => (
    <SampleFrame>
      {poolStatistics.flatMap((statistic) =>
        [182, 0, null].map((value) => (
          <PoolRow key={`${statistic} ${value}`} {...args} statistic={statistic} content={{ ...sampleRow(), value }} />
        )),
      )}
    </SampleFrame>
  ),
});

/** Countries carry their flag. */
export const Countries = meta.story({
  args: { names: sampleNames(editions.trc), showsPosition: true },
  render: (args) =>
    list(
      args,
      [1, 2, 3, 4].map((squadId) => sampleRow({ player: { squadId } }, editions.trc)),
    ),
});

const longNames: readonly Partial<Player>[] = [
  {
    firstName: 'Semisi',
    lastName: 'Tuipulotu-Fainga’anukuʻolakepa',
    position: 'loose_forward',
    status: 'not-selected',
    squadId: 6,
  },
  { firstName: '', lastName: 'Ò’Ngārimuhanga-Vakataumalohi', position: 'outside_back' },
];

export const LongNames = meta.story({
  args: { showsPosition: true },
  render: (args) =>
    list(
      args,
      longNames.map((player) => sampleRow({ player })),
    ),
});

export const At320 = meta.story({
  args: { showsPosition: true },
  render: (args) => list(args, [...states.map((state) => sampleRow({ state })), sampleRow({ player: longNames[0] ?? {} })], 320),
});

export const Loading = meta.story({
  render: () => (
    <SampleFrame>
      <PoolRowSkeleton />
      <PoolRowSkeleton />
    </SampleFrame>
  ),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  render: (args) =>
    list(
      args,
      states.slice(0, 2).map((state) => sampleRow({ state })),
    ),
  play: async ({ canvas, args, userEvent, step }) => {
    await step('add says whom it adds', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Add Jack Whitlock' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
    await step('a refused one explains instead', async () => {
      await userEvent.tab();
      const why = canvas.getByRole('button', { name: 'Why not Jack Whitlock?' });
      await expect(why).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(args.onExplain).toHaveBeenCalledOnce();
    });
  },
});

type RowArgs = Parameters<typeof PoolRow>[0];

function list(args: Omit<RowArgs, 'content'>, contents: readonly PoolRowContent[], width = 424) {
  return (
    <SampleFrame width={width}>
      {contents.map((content) => (
        <PoolRow key={JSON.stringify(content)} {...args} content={content} />
      ))}
    </SampleFrame>
  );
}
