import { kitOf } from '../editions.ts';
import { boosterTarget } from '../game/boosters/appliedBoosters.ts';
import { teamBadge } from '../game/boosters/teamBadge.ts';
import { drawableText } from '../game/drawing/lettering.ts';
import type { Booster, Round, Selection, TeamPoints } from '../game/model/entities.ts';
import { playerAt } from '../game/model/lineup.ts';
import { findPlayer, squadById } from '../game/model/lookup.ts';
import { formatMinusSign } from '../game/model/minusSign.ts';
import { slots } from '../game/model/positions.ts';
import type { GameWorld } from '../game/model/world.ts';
import { nameInTeam } from '../game/players/distinctName.ts';
import { hidePicks } from '../game/team/hidePicks.ts';
import type { PicturedPlayer, TeamPicture } from '../game/sharing/TeamPicture.ts';
import { boosterName } from './boosterWords.ts';
import type { Words } from './keys.ts';

/** A team in a round. Where others may not see a player, the place can be empty. */
export interface SharedTeam extends Selection {
  readonly name: string;
  /** Those of the round. */
  readonly boosters: readonly Booster[];
  readonly points: Pick<TeamPoints, 'round' | 'players'>;
}

/** The round of a share picture, and what the team's points were worth in it; null where that is not known. */
export interface SharedRound {
  readonly round: Pick<Round, 'id' | 'roundNumber' | 'status'>;
  readonly roundRank: number | null;
  readonly roundTeams: number | null;
  readonly roundAverage: number | null;
}

/**
 * What the share picture of a team shows: until the round is complete without what the edition hides from others, also in the user's own team.
 * `host` is the site's address as users type it. [B16, B20]
 */
export function teamPictureOf(own: SharedTeam, shared: SharedRound, host: string, world: GameWorld, words: Words): TeamPicture {
  const team = shared.round.status === 'complete' ? own : hidePicks(own, world);
  const { roundRank, roundTeams, roundAverage } = shared;
  const numbers = new Intl.NumberFormat(words.locale);
  const captain = captainOf(team, world, words);
  return {
    edition: world.edition,
    host,
    teamName: drawableText(team.name).length < 2 ? words('sharing.picture.team') : team.name,
    round: roundName(shared, words),
    points: formatMinusSign(String(team.points.round)),
    players: playersOf(team, world, words),
    ...(roundRank !== null &&
      roundTeams !== null && {
        rank: {
          place: words(ordinalKey(roundRank, words), { rank: numbers.format(roundRank) }),
          of: words('sharing.picture.of', { count: numbers.format(roundTeams) }),
        },
      }),
    ...(roundAverage !== null && { average: words('sharing.picture.average', { points: Math.round(roundAverage) }) }),
    ...(captain !== undefined && { captain }),
  };
}

/** The same in words, for those who cannot see the picture. */
export function describeTeamPicture(team: SharedTeam, picture: TeamPicture, words: Words): string {
  const { round, points, rank, average, players } = picture;
  const sentences = [
    words('sharing.picture.points', { team: team.name, round, points }),
    rank && `${rank.place} ${rank.of}.`,
    average && `${average}.`,
    ...[...players].map(([jersey, { name, squad, points: own }]) =>
      words('sharing.picture.player', { jersey, name, squad, points: own === '' ? '–' : own }),
    ),
    picture.captain && words('sharing.picture.captainSentence', { captain: picture.captain }),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

function roundName({ round: { roundNumber, status } }: SharedRound, words: Words): string {
  return words(status === 'complete' ? 'sharing.picture.final' : 'sharing.picture.provisional', { round: roundNumber });
}

function playersOf(team: SharedTeam, world: GameWorld, words: Words): ReadonlyMap<number, PicturedPlayer> {
  const ordered = slots.toSorted((first, second) => first.jersey - second.jersey);
  return new Map(
    ordered.flatMap((slot) => {
      const player = findPlayer(playerAt(team.lineup, slot) || null, world);
      if (player === undefined) return [];
      const { abbreviation } = squadById(player.squadId, world);
      const badge = teamBadge(player.id, team);
      const shown: PicturedPlayer = {
        name: player.lastName,
        squad: abbreviation,
        kit: kitOf(world.edition, abbreviation, player.squadId),
        points: pointsOf(player.id, team),
        ...(badge !== undefined && {
          badge:
            badge === 'booster'
              ? { label: words('sharing.picture.booster'), tone: 'highlight' }
              : { label: words(`team.tab.${badge}`), tone: badge === 'triple-captain' ? 'highlight' : 'accent' },
        }),
      };
      return [[slot.jersey, shown] as const];
    }),
  );
}

/** The captain with the points, and the booster that works on them: "Ravula, 114, Triple Captain". */
function captainOf(team: SharedTeam, world: GameWorld, words: Words): string | undefined {
  const captain = findPlayer(team.captainId, world);
  if (captain === undefined) return undefined;
  const booster = team.boosters.find((applied) => boosterTarget(applied, team.captainId) === captain.id);
  const named = { player: nameInTeam(captain.id, team, world), points: pointsOf(captain.id, team) || '–' };
  if (booster === undefined) return words('sharing.picture.captain', named);
  return words('sharing.picture.boosted', { ...named, booster: boosterName(booster.type, world.edition, words) });
}

/** Empty for a player who has not played. */
function pointsOf(playerId: number, { points }: SharedTeam): string {
  const own = points.players[playerId];
  return own === undefined ? '' : formatMinusSign(String(own));
}

function ordinalKey(rank: number, { locale }: Words) {
  const kind = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank);
  return kind === 'one' || kind === 'two' || kind === 'few'
    ? (`sharing.picture.ordinal.${kind}` as const)
    : 'sharing.picture.ordinal.other';
}
