import { editions } from '@rugby/domain/editions';
import { playerStatuses, type Player } from '@rugby/domain/game/model/entities';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { poolStatistics } from '@rugby/domain/game/players/statistics';
import { championship, inEdition, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason, type InSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PoolRow, type PoolRowContent, type PoolRowProps, type PoolRowState } from './PoolRow.tsx';
import { PoolRowSkeleton } from './PoolRowSkeleton.tsx';
import { SampleFrame } from './SampleFrame.tsx';
import { rowOf } from './sampleRows.ts';

const clubs = inEdition(editions.srp, newUser);

const meta = preview.meta({
  component: PoolRow,
  args: {
    season: fromSeason(newUser, (season) => season),
    content: fromSeason(newUser, (season) => rowOf(season)),
    statistic: 'TotalPoints' as const,
    names: fromSeason(newUser, (season) => season),
    showsPosition: false,
    onAdd: fn(),
    onExplain: fn(),
  },
  parameters: { frame: 'bleed' },
  render: (args: PoolRowProps & InSeason) => (
    <SampleFrame>
      <PoolRow {...args} />
    </SampleFrame>
  ),
});

export const Default = meta.story({});

/** Selected to Play is only a tick; every other status has an icon and a word. */
export const Statuses = meta.story({
  args: { showsPosition: true },
  render: (args) =>
    list(args, [
      ...playerStatuses.map((status) => rowOf(args.season, { player: { status } })),
      rowOf(args.season, { player: { firstName: 'Before', lastName: 'Naming', status: 'uncertain' }, isUnnamed: true }),
      rowOf(args.season, { player: { firstName: 'Without', lastName: 'Match' }, rest: { kind: 'bye', roundNumber: 8 } }),
      rowOf(args.season, {
        player: { firstName: 'Without', lastName: 'Future', status: 'eliminated' },
        rest: { kind: 'bye', roundNumber: 8 },
      }),
    ]),
});

/** The longest name of a position is whole on a phone, as is the reason why a player is locked. */
export const WholeLines = meta.story({
  parameters: { picture: { disable: true } },
  args: { showsPosition: true },
  render: (args) =>
    list(args, [
      rowOf(args.season, { player: { position: 'outside_back', status: 'starting' } }),
      ...(['live', 'played'] as const).map((match) => rowOf(args.season, { state: { kind: 'locked', match } })),
    ]),
  play: async ({ canvas }) => {
    for (const text of ['Winger / Full Back', 'Playing now, locked', 'Played, locked']) {
      const line = canvas.getByText(text);
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    }
  },
});

const states: readonly PoolRowState[] = [
  { kind: 'free' },
  { kind: 'refused', refusals: [{ rule: 'squad-limit', squadId: 7, limit: 4, have: 4, removable: [1] }] },
  { kind: 'in-team' },
  { kind: 'shown' },
  { kind: 'locked', match: 'live' },
  { kind: 'locked', match: 'played' },
];

export const States = meta.story({
  render: (args) =>
    list(args, [...states.map((state) => rowOf(args.season, { state })), rowOf(args.season, { over: 1_900_000 })]),
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

/** Each kind of refusal has its own text in place of the status. */
export const Refused = meta.story({
  args: { season: fromSeason(clubs, (season) => season) },
  render: (args) =>
    list(
      args,
      refusals.map((refusal) => rowOf(args.season, { state: { kind: 'refused', refusals: [refusal] } })),
    ),
});

export const Statistics = meta.story({
  render: ({ season, ...args }) => (
    <SampleFrame>
      {poolStatistics.flatMap((statistic) =>
        [182, 0, null].map((value) => (
          <PoolRow key={`${statistic} ${value}`} {...args} statistic={statistic} content={rowOf(season, { value })} />
        )),
      )}
    </SampleFrame>
  ),
});

/** Countries show their flag where the position does not need its room. */
export const Countries = meta.story({
  args: { season: fromSeason(championship, (season) => season), showsPosition: false },
  render: (args) =>
    list(
      args,
      [1, 2, 3, 4].map((squadId) => rowOf(args.season, { player: { squadId } })),
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
      longNames.map((player) => rowOf(args.season, { player })),
    ),
});

export const At320 = meta.story({
  args: { showsPosition: true },
  render: (args) =>
    list(
      args,
      [...states.map((state) => rowOf(args.season, { state })), rowOf(args.season, { player: longNames[0] ?? {} })],
      320,
    ),
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
      states.slice(0, 2).map((state) => rowOf(args.season, { state })),
    ),
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the name of the add button contains the player', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Add Mateo Voslander' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onAdd).toHaveBeenCalledOnce();
    });
    await step('a refused player has a button that explains', async () => {
      await userEvent.tab();
      const why = canvas.getByRole('button', { name: 'Why not Mateo Voslander?' });
      await expect(why).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(args.onExplain).toHaveBeenCalledOnce();
    });
  },
});

type RowArgs = Omit<PoolRowProps, 'content' | 'names'> & InSeason;

function list({ season, ...args }: RowArgs, contents: readonly PoolRowContent[], width = 424) {
  return (
    <SampleFrame width={width}>
      {contents.map((content) => (
        <PoolRow key={JSON.stringify(content)} {...args} names={season} content={content} />
      ))}
    </SampleFrame>
  );
}
