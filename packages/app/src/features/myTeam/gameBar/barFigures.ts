import { playerIds } from '@rugby/domain/game/model/lineup';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import { displayPrice } from '@rugby/domain/game/model/money';
import { displayValue } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import type { GameBarFigure } from '@rugby/ui/game/GameBar';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { restingAhead } from './restingAhead.ts';

type UsedStores = Pick<MyTeamStores, 'page' | 'season' | 'team' | 'view' | 'transfers'>;

/** Points of the shown round; while the team is built also its budget and how many are picked. [G-121] */
export function barFigures(stores: UsedStores, words: Words): readonly GameBarFigure[] {
  const { page, team, view, transfers } = stores;
  if (page.state !== 'ready') return unknownFigures(page.state === 'loading' ? null : displayValue(null), words);
  const budget = transfers.isLimitless
    ? { label: words('team.bar.budgetLeft'), value: words('team.bar.endless') }
    : {
        label: words('team.bar.budgetLeft'),
        ...budgetLeft(team.budget, words),
      };
  if (transfers.isOn) return [{ label: words('transfers.count'), value: String(transfers.transfers.length) }, budget];
  const points = roundPoints(view, words);
  if (view.isHistoric) return [points, ...comparisons(view, words)];
  return [points, budget, playersFigure(stores, words)];
}

/** How many are picked; of a full lineup with byes ahead, how many have a match. [D47] */
function playersFigure(stores: UsedStores, words: Words): GameBarFigure {
  const picked = playerIds(stores.team.draft.lineup).length;
  const resting = restingAhead(stores).length;
  const label = words(resting === 0 ? 'team.bar.players' : 'team.bar.withMatch');
  return { label, value: String(picked - resting), unit: words('team.bar.ofFifteen') };
}

/** While the team is not known, its figures are not either. */
function unknownFigures(value: string | null, words: Words): readonly GameBarFigure[] {
  const labels = ['team.bar.roundPoints', 'team.bar.budgetLeft', 'team.bar.players'] as const;
  return labels.map((label) => ({ label: words(label), value }));
}

/** What all teams made of a past round. */
function comparisons({ gamebar }: UsedStores['view'], words: Words): readonly GameBarFigure[] {
  const figure = (label: string, value: number | null | undefined) => ({
    label,
    value: gamebar === undefined ? null : displayValue(value === null || value === undefined ? null : Math.round(value)),
    isQuiet: true,
  });
  return [
    figure(words('result.roundAverage'), gamebar?.roundAverage),
    figure(words('result.roundHighest'), gamebar?.roundHighest),
  ];
}

function budgetLeft(budget: number | undefined, words: Words): Pick<GameBarFigure, 'value' | 'unit' | 'isOver'> {
  return budget === undefined
    ? { value: null }
    : { value: formatMinusSign(displayPrice(budget)), unit: words('team.unit.million'), isOver: budget < 0 };
}

/** The points of the shown round; while there are any, with the word whether they may still change. [B8] */
function roundPoints({ round, gamebar }: UsedStores['view'], words: Words): GameBarFigure {
  const { roundPoints: points, isProvisional } = gamebar ?? {};
  // A round that has not begun has no points: those of the season say more.
  if (round?.status === 'scheduled' && typeof gamebar?.totalPoints === 'number')
    return { label: words('team.statistic.TotalPoints'), value: rankingFigure(gamebar.totalPoints, words.locale) };
  const values = { round: round?.roundNumber ?? '' };
  const value = gamebar === undefined ? null : displayValue(points);
  if (isProvisional === true)
    return { label: words('team.bar.provisionalOfRound', values), shortLabel: words('team.bar.provisional'), value };
  const label = words(isProvisional === false ? 'team.bar.finalOfRound' : 'team.bar.pointsOfRound', values);
  return { label, shortLabel: words('team.bar.roundPoints'), value };
}
