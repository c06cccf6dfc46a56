import { getSeasonReview } from '@rugby/domain/contract/review';
import { kitOf } from '@rugby/domain/editions';
import { squadById } from '@rugby/domain/game/model/lookup';
import { reviewRound } from '@rugby/domain/game/review/reviewRounds';
import { reviewSeason } from '@rugby/domain/game/review/seasonReview';
import type { StoryNetwork } from './storyNetwork.ts';
import type { SeasonReviewContents } from '@rugby/ui/review/SeasonReview';

/** The review of the scenario's team, as the network answers. */
export async function reviewFrom(network: StoryNetwork): Promise<SeasonReviewContents> {
  const answer = await network.send(getSeasonReview, {});
  if (!answer.ok) throw new Error('The scenario has no season review.');
  const world = await network.season();
  const played = answer.value.rounds;
  const rounds = played.flatMap((round, index) => reviewRound(round, played[index - 1], world) ?? []);
  const review = reviewSeason(played, rounds, world);
  return {
    figures: [
      { label: 'Rank', value: String(review.rank), note: `of ${review.numTeams}` },
      { label: 'Points', value: String(review.points) },
      { label: 'Left on the table', value: String(review.left?.points), note: `you took ${review.left?.percentTaken}%` },
    ],
    rounds: rounds.map(({ captain, booster, best, ...round }) => ({
      ...round,
      best: best?.points ?? null,
      left: best?.left ?? null,
      captain: captain?.added ?? null,
      booster: booster?.added ?? null,
      without: { cap: 0, 'squad-limit': 12, positions: 31 },
    })),
    earners: review.earners.map((earner) => {
      const player = world.players.get(earner.playerId);
      const squadId = player?.squadId ?? 0;
      const { abbreviation } = squadById(squadId, world);
      return { ...earner, name: player?.lastName ?? '', kit: kitOf(world.edition, abbreviation, squadId) };
    }),
    boosters: [{ label: 'Triple Captain', note: 'Round 2', value: '+38' }],
    captains: [{ label: 'Right choice', value: `${review.captains.right} of ${rounds.length} rounds` }],
    binding: 'The rule that binds most: the positions. Without it the best fifteen would score 31 points more.',
    ownBest: { points: `${review.ownBest?.points} points for 98.2m.`, binding: 'No rule binds: nobody else would add points.' },
  };
}
