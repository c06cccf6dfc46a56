import { playerIds } from '@rugby/domain/game/model/lineup';
import { restingPlayers } from '@rugby/domain/game/season/byes';
import { currentRound, fixturesOf, selectableRounds } from '@rugby/domain/game/season/rounds';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { fixturesOf as fixtureLinesOf } from '../FixtureDays/sampleFixtures.ts';
import { playerOf } from '../PlayerCard/sampleCards.ts';
import { RoundSelector } from '../RoundSelector/RoundSelector.tsx';
import { TransferButtons } from '../TransferBar/TransferBar.tsx';
import type { GameBarProps } from './GameBar.tsx';

/** Everything that a bar can show, for stories. */
export type FullBar = Required<GameBarProps>;

/** The bar while the fly half of the team is missing. */
export function buildingBar(season: Season): FullBar {
  const { budget, picked } = teamOf(season);
  return {
    round: roundOf(season),
    figures: figuresOf(season, budget + playerOf(season, 10).cost, picked - 1),
    message: { text: 'Pick a fly half to complete your fifteen', note: { kind: 'not-saved' } },
    countdown: countdownOf(season),
    action: <Button onPress={fn()}>Save team</Button>,
  };
}

/** The bar of a saved team before a round. */
export function savedBar(season: Season): FullBar {
  const { budget, picked } = teamOf(season);
  return {
    round: roundOf(season),
    figures: figuresOf(season, budget, picked),
    message: { text: '3 boosters ready, unlimited transfers', note: { kind: 'saved', time: '18:52' } },
    countdown: countdownOf(season),
    action: (
      <Button icon="swap" onPress={fn()}>
        Transfers
      </Button>
    ),
  };
}

/** The bar of a saved team whose captain and six others rest. */
export function byesBar(season: Season): FullBar {
  const { budget, captainId, lineup } = teamOf(season);
  const withMatch = 15 - restingPlayers(playerIds(lineup), season).length;
  const [points, money] = figuresOf(season, budget, 15);
  return {
    ...savedBar(season),
    figures: [
      ...(points ? [points] : []),
      ...(money ? [money] : []),
      { label: 'With a match', value: String(withMatch), unit: '/15' },
    ],
    message: {
      text: `${15 - withMatch} of your 15 have no match`,
      isWarning: true,
      note: { kind: 'remark', text: `${playerOf(season, captainId ?? 0).lastName}, your captain, is one of them` },
    },
  };
}

/** The bar while the round plays. */
export function liveBar(season: Season): FullBar {
  const { points, captainId } = teamOf(season);
  const { rounds, now } = season;
  const coming = fixtureLinesOf(season).find(({ status }) => status === 'scheduled');
  const kickOff = currentRound(rounds)?.fixtures.find(({ id }) => id === coming?.id)?.date;
  const stillToPlay = Array.from({ length: 15 }, (_, index) => playerOf(season, index + 1)).filter(({ squadId }) =>
    fixturesOf(squadId, currentRound(rounds)).some(({ status }) => status === 'scheduled'),
  );
  return {
    ...savedBar(season),
    figures: [
      { label: 'Round points', shortLabel: 'Points', value: String(points.round) },
      { label: 'Average', value: '188', isQuiet: true },
      { label: 'Still to play', value: String(stillToPlay.length), unit: '/15' },
    ],
    message: {
      text: `Triple Captain is on ${playerOf(season, captainId ?? 0).lastName}`,
      note: { kind: 'remark', text: 'Provisional points' },
    },
    countdown: {
      label: `Next lock: ${coming?.home.abbreviation} v ${coming?.away.abbreviation}, ${coming?.time}`,
      shortLabel: 'Next lock in',
      now,
      to: Date.parse(kickOff ?? ''),
    },
  };
}

/** The bar in transfer mode. */
export function transferBar(season: Season): FullBar {
  return {
    ...savedBar(season),
    round: roundOf(season, 'Transfer mode'),
    figures: [
      { label: 'Transfers', value: '2' },
      { label: 'Budget left', value: '7.2', unit: 'm' },
    ],
    message: { text: `Choose an outside back for ${playerOf(season, 15).lastName}`, note: { kind: 'not-sent' } },
    action: <TransferButtons count={2} isReady={false} onCancel={fn()} onReview={fn()} />,
  };
}

/** The bar while a booster waits for its player. */
export function boosterBar(season: Season): FullBar {
  return {
    ...savedBar(season),
    message: { text: 'Please select a player', note: { kind: 'remark', text: 'Co-captain' } },
    action: (
      <>
        <Button variant="outline" onPress={fn()}>
          Cancel
        </Button>
        <Button isDisabled onPress={fn()}>
          Confirm
        </Button>
      </>
    ),
  };
}

function roundOf({ rounds, team }: Season, caption?: string) {
  const shown = selectableRounds(rounds, team?.startRoundId ?? null);
  const selectedId = currentRound(rounds)?.id ?? 0;
  return <RoundSelector rounds={shown} selectedId={selectedId} onSelect={fn()} {...(caption !== undefined && { caption })} />;
}

function figuresOf(season: Season, budget: number, picked: number): FullBar['figures'] {
  const last = season.rounds.findLast(({ status }) => status === 'complete');
  return [
    { label: `Round ${last?.roundNumber} points`, shortLabel: 'Last round', value: String(teamOf(season).points.round) },
    { label: 'Budget left', value: (budget / 1_000_000).toFixed(1), unit: 'm' },
    { label: 'Players', value: String(picked), unit: '/15' },
  ];
}

function countdownOf({ rounds, now }: Season): FullBar['countdown'] {
  const round = currentRound(rounds);
  const to = Date.parse(round?.startDate ?? '');
  return { label: `Round ${round?.roundNumber} starts in`, shortLabel: 'Starts in', now, to };
}

function teamOf({ team }: Season) {
  if (team === null) throw new Error('The scenario has no team');
  return { ...team, picked: playerIds(team.lineup).length };
}
