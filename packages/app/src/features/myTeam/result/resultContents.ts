import type { Gamebar } from '@rugby/domain/contract/gamebar';
import { kitOf } from '@rugby/domain/editions';
import { squadById } from '@rugby/domain/game/model/lookup';
import { slotOf } from '@rugby/domain/game/model/lineup';
import type { TeamHistory } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { bestOfRound, differenceFromAverage } from '@rugby/domain/game/scoring/roundResult';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { TeamScoreLine } from '@rugby/domain/game/scoring/scoreTeam';
import { teamPartName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { RoundResultBestPlayer, RoundFigure, RoundPoints, RoundResultContents } from '@rugby/ui/game/RoundResult';
import { rankingFigure } from '@rugby/ui/rankings/rankingFigures';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import { leagueFigures } from './leagueFigures.ts';

type UsedStores = Pick<MyTeamStores, 'ownLeagues' | 'season' | 'view' | 'rounds'>;

/** The result of the shown round, and the player who brought the most points. */
export function resultContents(
  { ownLeagues, season: { world }, view }: UsedStores,
  words: Words,
): { readonly content: RoundResultContents; readonly bestId?: number } {
  const { gamebar, history, round } = view;
  const { request, value } = history;
  if (request.state === 'error' || gamebar === null) return { content: { state: 'failed', onRetry: () => void view.load() } };
  const isHere = value === null ? request.state === 'success' : value?.roundId === round?.id;
  if (world === undefined || gamebar === undefined || value === undefined || !isHere) return { content: { state: 'loading' } };
  if (value === null) return { content: { state: 'none' } };
  const best = bestOfRound(value, world.players);
  const content: RoundResultContents = {
    state: 'ready',
    points: value.points.round,
    ...comparisonOf(value.points.round, gamebar, words),
    best: best && bestPlayer(best, value, world, words),
    figures: [
      ...ranksAmongAll(gamebar, round?.roundNumber ?? '', words),
      ...leagueFigures((ownLeagues.isLoaded && ownLeagues.value.value) || [], value.roundId, words.locale),
      {
        id: 'total',
        label: words('result.total', { round: round?.roundNumber ?? '' }),
        value: rankingFigure(value.points.total, words.locale),
      },
    ],
    rounds: gamebar.rounds.flatMap(({ roundId, points }): readonly RoundPoints[] => {
      const played = world.rounds.find(({ id, status }) => id === roundId && status === 'complete');
      return played === undefined ? [] : [{ id: played.id, roundNumber: played.roundNumber, points }];
    }),
  };
  return { content, ...(best && { bestId: best.playerId }) };
}

/** Whether the round is the team's best so far, and how it compares with the average team. */
function comparisonOf(points: number, { rounds, roundAverage }: Gamebar, words: Words): { readonly comparison?: string } {
  if (roundAverage === null) return {};
  const difference = differenceFromAverage(points, roundAverage);
  const key = difference === 0 ? 'average' : difference > 0 ? 'aboveAverage' : 'belowAverage';
  const isHighest = rounds.length > 1 && rounds.every((other) => other.points <= points);
  const sentence = words(`result.${key}`, { points: Math.abs(difference) });
  return { comparison: isHighest ? `${words('result.yourHighest')} ${sentence}` : sentence };
}

/** The places among all teams: of the round, and overall after it with what the round made of it. */
function ranksAmongAll(gamebar: Gamebar, round: number | string, words: Words): readonly RoundFigure[] {
  const { roundRank, rankAfterRound, placesWon, roundTeams } = gamebar;
  const figure = (value: number | null) => rankingFigure(value, words.locale);
  const ofTeams = (label: string) =>
    roundTeams === null ? label : words('result.ofTeams', { label, teams: figure(roundTeams) });
  return [
    { id: 'round', label: ofTeams(words('result.roundRank')), value: figure(roundRank) },
    {
      id: 'overall',
      label: ofTeams(words('result.overallRank', { round })),
      value: figure(rankAfterRound),
      ...(placesWon !== null && { won: placesWon }),
    },
  ];
}

function bestPlayer(
  line: TeamScoreLine,
  { lineup }: TeamHistory,
  world: GameWorld,
  words: Words,
): RoundResultBestPlayer | undefined {
  const player = world.players.get(line.playerId);
  if (player === undefined) return undefined;
  const part = teamPartName(line, world.edition, words);
  return {
    name: nameInTeam(player.id, { lineup }, world),
    points: line.total,
    note: part === undefined ? undefined : words('result.own', { points: line.points, part }),
    jersey: slotOf(lineup, player.id)?.jersey ?? 0,
    kit: kitOf(world.edition, squadById(player.squadId, world).abbreviation, player.squadId),
  };
}
