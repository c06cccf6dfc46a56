import { type PlayerStatus, playerStatuses } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { midRound, newUser } from '@rugby/mocks/scenarios/scenarios';
import { fn } from 'storybook/test';
import { fromSeason, type InSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { BoosterTile, type BoosterAvailability } from '../../game/BoosterTile/BoosterTile.tsx';
import { EmptyPosition } from '../../game/EmptyPosition/EmptyPosition.tsx';
import { PlayerCard } from '../../game/PlayerCard/PlayerCard.tsx';
import { type CardOverrides, cardOf, slotOf } from '../../game/PlayerCard/sampleCards.ts';
import { SampleTurf } from '../../game/PlayerCard/SampleTurf.tsx';
import { PoolRow } from '../../game/PoolRow/PoolRow.tsx';
import { type RowOverrides, rowOf } from '../../game/PoolRow/sampleRows.ts';
import { SampleFrame } from '../../game/PoolRow/SampleFrame.tsx';
import { TransferRowSide } from '../../game/TransferRow/TransferRowSide.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { StatusFamily, type StatusFamilyProps } from './StatusFamily.tsx';

const meta = preview.meta({
  title: 'foundations/Statuses of players',
  component: StatusFamily,
  tags: ['!autodocs'],
  args: { season: fromSeason(midRound, (season) => season), statuses: {} },
  // In their own stories the components have pictures, and axe looks at them.
  parameters: { picture: { disable: true }, a11y: { test: 'off' }, statuses: {} },
  render: ({ statuses }: StatusFamilyProps & InSeason) => <StatusFamily statuses={statuses} />,
});

/** The icons alone, as small as a card shows them. */
export const Marks = meta.story({ render: () => <EveryMark />, parameters: { statuses: { mark: 'svg' } } });

export const OnCards = meta.story({
  render: ({ season }) => cards(season, playerStatuses, (status) => ({ player: { status } })),
});

/** The same player before, during and after the match. A match that the knockout stage does not have is a bye by another name. */
export const Matches = meta.story({
  render: ({ season }) =>
    cards(season, ['before', 'locked', 'live', 'played', 'bye'] as const, (matchState) =>
      matchState === 'before' ? {} : { matchState },
    ),
});

export const ByesAhead = meta.story({
  render: ({ season }) =>
    cards(season, ['match', 'bye-ahead'] as const, (matchState) => (matchState === 'match' ? {} : { matchState })),
});

export const Badges = meta.story({
  render: ({ season }) =>
    cards(season, ['none', 'captain', 'co-captain', 'triple-captain', 'booster'] as const, (badge) =>
      badge === 'none' ? {} : { badge },
    ),
});

/** While a player for a booster is chosen, every card is one of these. */
export const BoosterChoices = meta.story({
  render: ({ season }) => cards(season, ['chosen', 'pickable', 'unsuitable'] as const, (change) => ({ change })),
});

/** In transfer mode, and while a captain is chosen. */
export const TransferChoices = meta.story({
  render: ({ season }) =>
    cards(season, ['none', 'out', 'in', 'pickable'] as const, (change) => (change === 'none' ? {} : { change })),
});

export const Positions = meta.story({
  render: () =>
    onTurf({
      empty: <EmptyPosition slot={slotOf(10)} onPress={fn()} />,
      chosen: <EmptyPosition slot={slotOf(10)} onPress={fn()} isChosen />,
    }),
});

const rowStates: Readonly<Record<string, RowOverrides>> = {
  free: { state: { kind: 'free' } },
  'over budget': { over: 1_900_000 },
  refused: { state: { kind: 'refused', refusals: [{ rule: 'squad-limit', squadId: 7, limit: 4, have: 4, removable: [1] }] } },
  'in the team': { state: { kind: 'in-team' } },
  shown: { state: { kind: 'shown' } },
  playing: { state: { kind: 'locked', match: 'live' } },
  played: { state: { kind: 'locked', match: 'played' } },
};

export const Rows = meta.story({
  args: { season: fromSeason(newUser, (season) => season) },
  render: ({ season }) => rows(season, rowStates),
});

export const StatusesInRows = meta.story({
  args: { season: fromSeason(newUser, (season) => season) },
  render: ({ season }) => rows(season, Object.fromEntries(playerStatuses.map((status) => [status, { player: { status } }]))),
});

const use = { name: 'Triple Captain', onUse: fn(), onReset: fn() };
const tileOf = (state: BoosterAvailability) => <BoosterTile {...use} type="TRIPLE_CAPTAIN" state={state} />;

export const Boosters = meta.story({
  args: {
    statuses: {
      free: tileOf({ kind: 'free' }),
      active: tileOf({ kind: 'active', player: 'Stonehill' }),
      used: tileOf({ kind: 'used', roundNumber: 2, player: 'Stonehill' }),
      locked: tileOf({ kind: 'locked', reason: 'One booster a round' }),
    },
  },
});

export const Transfers = meta.story({
  args: {
    statuses: fromSeason(midRound, (season) => {
      const { player, squad } = rowOf(season);
      const side = { player, name: player.lastName, squad };
      return {
        out: <TransferRowSide side={side} direction="out" />,
        in: <TransferRowSide side={side} direction="in" />,
        locked: <TransferRowSide side={{ ...side, isLocked: true }} direction="out" />,
      };
    }),
  },
});

/** The card of one player in each case. */
function cards<Case extends string>(season: GameWorld, cases: readonly Case[], about: (item: Case) => CardOverrides) {
  const cardIn = (item: Case) => <PlayerCard content={cardOf(season, 1, about(item))} slot={slotOf(1)} onPress={fn()} />;
  return onTurf(Object.fromEntries(cases.map((item) => [item, cardIn(item)])));
}

function onTurf(statuses: StatusFamilyProps['statuses']) {
  return (
    <SampleTurf
      cards={Object.entries(statuses).map(([name, card]) => [
        name,
        <div key={name} data-status={name}>
          {card}
        </div>,
      ])}
    />
  );
}

/** The row of one player in each case. */
function rows(season: GameWorld, cases: Readonly<Record<string, RowOverrides>>) {
  const row = { statistic: 'TotalPoints', names: season, showsPosition: false, onAdd: fn(), onExplain: fn() } as const;
  const rowIn = (about: RowOverrides) => (
    <SampleFrame width={328}>
      <PoolRow {...row} content={rowOf(season, about)} />
    </SampleFrame>
  );
  return <StatusFamily statuses={Object.fromEntries(Object.entries(cases).map(([name, about]) => [name, rowIn(about)]))} />;
}

function EveryMark() {
  const words = useWords();
  const markOf = (status: PlayerStatus) => (
    <>
      <StatusMark status={status} size={12} />
      <VisuallyHidden>{words(`team.status.${status}`)}</VisuallyHidden>
    </>
  );
  return <StatusFamily statuses={Object.fromEntries(playerStatuses.map((status) => [status, markOf(status)]))} />;
}
