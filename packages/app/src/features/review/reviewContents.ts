import { boosterBehaviours } from '@rugby/domain/game/boosters/boosterBehaviours';
import { kitOf } from '@rugby/domain/editions';
import { squadById } from '@rugby/domain/game/model/lookup';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import { displayPrice } from '@rugby/domain/game/model/money';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Binding, BindingRule } from '@rugby/domain/game/review/bestLineup';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import type { ReviewedRound } from '@rugby/domain/game/review/reviewRounds';
import type { SeasonComparison, SeasonReview } from '@rugby/domain/game/review/seasonReview';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { ReviewEarner, ReviewLine, ReviewRound, SeasonReviewContents } from '@rugby/ui/review/SeasonReview';

/** What the page shows of a review, among all teams or those of the league with a name. */
export function reviewContents(review: SeasonReview, world: GameWorld, words: Words, league?: string): SeasonReviewContents {
  const { comparison, ownBest } = review;
  return {
    figures: figuresOf(review, words),
    rounds: review.rounds.map((round) => shownRound(round, world, words)),
    earners: shownEarners(review, world),
    boosters: boosterLines(review, world, words),
    noBooster: words(review.isOver ? 'review.boosters.noneOver' : 'review.boosters.none'),
    captains: captainLines(review, world, words),
    comparison: comparison === null ? undefined : comparisonSentences(comparison, words, league),
    binding: review.left === null ? undefined : bindingSentence(sumBindings(review.rounds), words),
    ownBest: ownBest
      ? {
          points: words('review.ownBest.points', {
            count: ownBest.points,
            points: figureOf(ownBest.points, words),
            value: displayPrice(ownBest.value),
          }),
          binding: bindingSentence(ownBest.bindings, words),
        }
      : undefined,
  };
}

function figuresOf({ isOver, ...review }: SeasonReview, words: Words): readonly ReviewLine[] {
  const { rank, numTeams, points, highest, lowest, captains, boosters, transfers, left } = review;
  const figure = (value: number) => figureOf(value, words);
  const round = (label: string, { points: scored, roundNumber }: ReviewedRound): ReviewLine => ({
    label,
    value: figure(scored),
    note: words('review.figures.round', { round: roundNumber }),
  });
  return [
    ...(rank === null
      ? []
      : [
          {
            label: words(isOver ? 'review.figures.finalRank' : 'review.figures.rank'),
            value: figure(rank),
            ...(numTeams !== null && { note: words('review.figures.of', { teams: figure(numTeams) }) }),
          },
        ]),
    { label: words('review.figures.points'), value: figure(points) },
    ...(highest === undefined ? [] : [round(words('review.figures.highest'), highest)]),
    ...(lowest === undefined ? [] : [round(words('review.figures.lowest'), lowest)]),
    {
      label: words('review.figures.captains'),
      value: figure(captains.added),
      note: words('review.figures.possible', { points: figure(captains.possible) }),
    },
    { label: words('review.figures.boosters'), value: signedFigure(boosters.added, words) },
    { label: words('review.figures.transfers'), value: signedFigure(transfers, words) },
    ...(left === null
      ? []
      : [
          {
            label: words('review.figures.left'),
            value: figure(left.points),
            note: words('review.figures.taken', { percent: percentOf(left.percentTaken, words) }),
          },
        ]),
  ];
}

function shownRound({ captain, booster, best, ...round }: ReviewedRound, { edition }: GameWorld, words: Words): ReviewRound {
  const without = (rule: BindingRule) => best && (best.bindings.find((binding) => binding.rule === rule)?.points ?? 0);
  return {
    ...round,
    best: best?.points ?? null,
    left: best?.left ?? null,
    captain: captain?.added ?? null,
    booster: booster?.added ?? null,
    boosterName: booster && boosterName(booster.type, edition, words),
    without: { cap: without('cap'), 'squad-limit': without('squad-limit'), positions: without('positions') },
  };
}

function shownEarners({ earners }: SeasonReview, world: GameWorld): readonly ReviewEarner[] {
  const ids = earners.map(({ playerId }) => playerId);
  return earners.map((earner) => {
    const squadId = world.players.get(earner.playerId)?.squadId ?? 0;
    const { abbreviation } = squadById(squadId, world);
    return { ...earner, name: distinctNameOf(earner.playerId, ids, world), kit: kitOf(world.edition, abbreviation, squadId) };
  });
}

function boosterLines({ boosters }: SeasonReview, { edition }: GameWorld, words: Words): readonly ReviewLine[] {
  return boosters.used.map(({ round, type }) => ({
    label: boosterName(type, edition, words),
    note: words('review.boosters.round', { round: round.roundNumber }),
    value: boosterBehaviours[type].liftsBudget ? words('review.boosters.lifted') : signedFigure(round.booster?.added ?? 0, words),
  }));
}

function captainLines({ captains, rounds, earners }: SeasonReview, world: GameWorld, words: Words): readonly ReviewLine[] {
  const chosen = rounds.flatMap(({ captain }) => captain ?? []);
  const [best] = chosen.toSorted((a, b) => b.added - a.added);
  if (best === undefined) return [];
  const ids = earners.map(({ playerId }) => playerId);
  return [
    {
      label: words('review.captains.right'),
      value: words('review.captains.rightOf', { right: captains.right, count: chosen.length }),
    },
    {
      label: words('review.captains.best'),
      value: words('review.captains.bestOf', {
        player: distinctNameOf(best.playerId, ids, world),
        points: signedFigure(best.added, words),
      }),
    },
    {
      label: words('review.captains.missed'),
      value: figureOf(captains.possible - captains.added, words),
    },
  ];
}

function comparisonSentences(comparison: SeasonComparison, words: Words, league: string | undefined): string {
  const { rounds, roundsAbove, points, average, highest } = comparison;
  const figure = (value: number) => figureOf(value, words, 1);
  const figures = { points: figure(points), average: figure(average), highest: figure(highest) };
  const means =
    league === undefined
      ? words('review.comparison.means', figures)
      : words('review.comparison.meansInLeague', { ...figures, league });
  return `${means} ${words('review.comparison.above', { above: roundsAbove, count: rounds })}`;
}

/** Over all rounds, the dearest rule first. */
function sumBindings(rounds: readonly ReviewedRound[]): readonly Binding[] {
  const all = rounds.flatMap(({ best }) => best?.bindings ?? []);
  return (['cap', 'squad-limit', 'positions'] as const)
    .map((rule) => ({ rule, points: all.reduce((sum, one) => sum + (one.rule === rule ? one.points : 0), 0) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

function bindingSentence([dearest]: readonly Binding[], words: Words): string {
  if (dearest === undefined) return words('review.rule.none');
  return words('review.rule.binds', { rule: words(`review.rule.${dearest.rule}`), count: dearest.points });
}

function figureOf(value: number, words: Words, decimals: 0 | 1 = 0): string {
  return formatMinusSign(new Intl.NumberFormat(words.locale, { maximumFractionDigits: decimals }).format(value));
}

function signedFigure(value: number, words: Words): string {
  return formatMinusSign(new Intl.NumberFormat(words.locale, { signDisplay: 'exceptZero' }).format(value));
}

function percentOf(percent: number, words: Words): string {
  return new Intl.NumberFormat(words.locale, { style: 'percent' }).format(percent / 100);
}
