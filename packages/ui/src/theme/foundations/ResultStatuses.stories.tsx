import { type CupStage, meetingResults } from '@rugby/domain/game/model/contest';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { historicRound, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { fn } from 'storybook/test';
import { cupFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CupStageChoice } from '../../contests/CupBracket/CupStageChoice.tsx';
import { CupTieCard } from '../../contests/CupBracket/CupTieCard.tsx';
import { HeadToHeadForm } from '../../contests/HeadToHeadTable/HeadToHeadForm.tsx';
import { LiveLine } from '../../contests/LiveLine/LiveLine.tsx';
import { fixturesOf } from '../../game/FixtureDays/sampleFixtures.ts';
import { type FixtureContent, FixtureLine } from '../../game/FixtureLine/FixtureLine.tsx';
import { RoundResultChart } from '../../game/RoundResult/RoundResultChart.tsx';
import { RoundSelector } from '../../game/RoundSelector/RoundSelector.tsx';
import { WhatIfResult } from '../../game/WhatIfResult/WhatIfResult.tsx';
import { PlayerDialogForm } from '../../modals/PlayerDialog/PlayerDialogForm.tsx';
import { SaveReceiptItem } from '../../modals/SaveReceipts/SaveReceiptItem.tsx';
import { LeaderboardLeft } from '../../rankings/LeaderboardTable/LeaderboardLeft.tsx';
import { PlacesWon } from '../../rankings/PlacesWon/PlacesWon.tsx';
import { ProjectedPoints } from '../../rankings/ProjectedPoints/ProjectedPoints.tsx';
import { SeasonReviewLegend } from '../../review/SeasonReview/SeasonReviewLegend.tsx';
import { StatusFamily } from './StatusFamily.tsx';

const meta = preview.meta({
  title: 'foundations/Statuses of results',
  component: StatusFamily,
  tags: ['!autodocs'],
  args: { statuses: {} },
  // In their own stories the components have pictures, and axe looks at them.
  parameters: { picture: { disable: true }, a11y: { test: 'off' }, statuses: {} },
});

const roundStatuses = ['scheduled', 'playing', 'complete'] as const;

export const Rounds = meta.story({
  args: {
    statuses: Object.fromEntries(
      roundStatuses.map((status) => [
        status,
        <RoundSelector key={status} rounds={[{ id: 7, roundNumber: 7, status }]} selectedId={7} />,
      ]),
    ),
  },
});

export const Matches = meta.story({
  args: {
    statuses: fromSeason(historicRound, (season) => {
      const line = lineOf(season);
      return {
        'to come': line({ status: 'scheduled', homeScore: null, awayScore: null }),
        live: line({ status: 'playing', homeScore: 24, awayScore: 24 }),
        over: line({ status: 'complete', homeScore: 24, awayScore: 24 }),
        'without result': line({ status: 'complete', homeScore: null, awayScore: null }),
      };
    }),
  },
});

/** The results of a user in a league of head-to-head. */
export const Meetings = meta.story({
  args: {
    statuses: Object.fromEntries(meetingResults.map((result) => [result, <HeadToHeadForm key={result} form={[result]} />])),
  },
});

/** The two sides of a tie that has been decided. */
export const Ties = meta.story({
  args: {
    statuses: fromNetwork(seasonOver, async (network) => {
      const cup = await cupFrom(network);
      const [tie] = cup.stages.at(-1)?.ties ?? [];
      if (!tie?.home || !tie.away) throw new Error('The cup has no final.');
      const { home, away } = tie;
      const won = (winner: number) => <CupTieCard cup={cup} stage={cup.stages.length - 1} place={0} tie={{ ...tie, winner }} />;
      return { home: won(home.entry), away: won(away.entry) };
    }),
  },
});

/** A stage that is shown and one that is not, each of them over or not. */
export const CupStages = meta.story({
  args: {
    statuses: fromNetwork(seasonOver, async (network) => {
      const [stage] = (await cupFrom(network)).stages;
      if (stage === undefined) throw new Error('The cup has no stage.');
      const choice = (status: CupStage['status'], shown: number) => (
        <CupStageChoice stages={[{ ...stage, status }]} shown={shown} onShow={fn()} />
      );
      return {
        shown: choice('playing', 0),
        'not shown': choice('playing', 1),
        'shown, over': choice('complete', 0),
        'not shown, over': choice('complete', 1),
      };
    }),
  },
});

/** The points that changes bring: more, fewer, none. */
export const Differences = meta.story({
  parameters: { statuses: { mark: 'strong' } },
  args: {
    statuses: Object.fromEntries(
      [297, 273, 285].map((points) => [
        `${points} for 285`,
        <WhatIfResult key={points} measure="points" savedPoints={285} whatIfPoints={points} changes={[]} onReset={fn()} />,
      ]),
    ),
  },
});

/** A save that was stored as it was sent, and one that was not. */
export const Receipts = meta.story({
  parameters: { statuses: { mark: 'svg' } },
  args: {
    statuses: fromSeason(historicRound, ({ players }) => {
      const names = [...players.values()].slice(0, 15).map(({ lastName }) => lastName);
      const saved = { version: 14, savedAt: 'Saturday at 7:00', roundNumber: 7, players: names, captain: null };
      return {
        'as sent': <SaveReceiptItem receipt={{ ...saved, isAsSent: true }} />,
        otherwise: <SaveReceiptItem receipt={{ ...saved, isAsSent: false }} />,
      };
    }),
  },
});

export const LiveMeetings = meta.story({
  args: {
    statuses: {
      live: <LiveLine isLive>4 players to play</LiveLine>,
      'not live': <LiveLine isLive={false}>4 players to play</LiveLine>,
    },
  },
});

export const Places = meta.story({
  args: { statuses: { won: <PlacesWon won={3} />, lost: <PlacesWon won={-3} />, neither: <PlacesWon won={0} /> } },
});

/** Who has played and who has not: the strokes have no numbers on a desktop. */
export const PlayersLeft = meta.story({
  args: { statuses: { some: <LeaderboardLeft left={6} />, others: <LeaderboardLeft left={7} /> } },
});

/** The bar of the round that is shown, beside one of the same height. */
export const RoundBars = meta.story({
  parameters: { statuses: { each: 'li button', mark: '[style]' } },
  render: () => (
    <RoundResultChart rounds={[6, 7].map((id) => ({ id, roundNumber: id, points: 240 }))} selectedId={7} onSelect={fn()} />
  ),
});

/** The bar of the latest round, beside one of the same height. */
export const FormBars = meta.story({
  parameters: { statuses: { each: '[aria-hidden] div > div[style]', isDecorative: true } },
  render: () => <PlayerDialogForm scores={[6, 7].map((roundNumber) => ({ roundNumber, points: 40 }))} average={null} />,
});

/** The user's own bar, beside another one of the same length. */
export const ProjectedBars = meta.story({
  parameters: { statuses: { each: 'li', mark: '[style]' } },
  render: () => (
    <ProjectedPoints
      teams={[false, true].map((isOwn) => ({
        userId: Number(isOwn),
        teamName: 'Bluff Oysters',
        points: 120,
        projectedPoints: 180,
        playersLeft: 4,
        isOwn,
      }))}
    />
  ),
});

/** The fills of the bars of a season's review. */
export const ReviewFills = meta.story({
  parameters: { statuses: { each: '[aria-hidden] > span', mark: 'span', isDecorative: true } },
  render: () => <SeasonReviewLegend hasMarks={false} />,
});

/** The lines across these bars. */
export const ReviewLines = meta.story({
  parameters: { statuses: { each: '[aria-hidden] > span:nth-child(n + 3)', mark: 'span', isDecorative: true } },
  render: () => <SeasonReviewLegend hasMarks />,
});

/** The first match of a season, with other scores. */
function lineOf(season: GameWorld) {
  const [match] = fixturesOf(season);
  if (match === undefined) throw new Error('The season has no match.');
  return (change: Partial<FixtureContent>) => (
    <ul>
      <FixtureLine fixture={{ ...match, ...change }} />
    </ul>
  );
}
