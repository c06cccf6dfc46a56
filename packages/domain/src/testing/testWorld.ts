import { editions, type Edition } from '../editions.ts';
import {
  positions,
  type Fixture,
  type Player,
  type PlayerStats,
  type Position,
  type Progress,
  type Round,
} from '../game/model/entities.ts';
import { slotCount } from '../game/model/positions.ts';
import { playersById, type GameWorld } from '../game/model/world.ts';

/** Small values for tests of the rules. They are valid by default; a test sets only what it needs. */
const noStats: PlayerStats = {
  totalPoints: 0,
  avgPoints: null,
  lastRoundPoints: null,
  positionRank: null,
  nextFixture: null,
  scores: {},
};

export function testPlayer(player: Partial<Player> & { readonly id: number }): Player {
  const names = {
    firstName: 'First',
    lastName: `Player ${player.id}`,
    feedId: 1000 + player.id,
    isLocked: false,
    lockedBy: null,
  };
  return { ...names, squadId: 1, position: 'prop', cost: 5_000_000, status: 'starting', selected: {}, stats: noStats, ...player };
}

export function testStats(stats: Partial<PlayerStats>): PlayerStats {
  return { ...noStats, ...stats };
}

export function testFixture(fixture: Partial<Fixture> & { readonly id: number }): Fixture {
  const [home, away] = [fixture.homeSquadId ?? 1, fixture.awaySquadId ?? 2];
  const squads = {
    homeSquadName: `Squad ${home}`,
    homeSquadAbbr: `S${home}`,
    awaySquadName: `Squad ${away}`,
    awaySquadAbbr: `S${away}`,
  };
  const rest = { venueName: 'Ground', homeScore: null, awayScore: null, homeSquadId: home, awaySquadId: away };
  return { status: 'scheduled', date: '2026-02-14T06:00:00.000Z', ...rest, ...squads, ...fixture };
}

export function testRound(
  id: number,
  status: Progress = 'scheduled',
  fixtures: readonly Fixture[] = [],
  round: Partial<Round> = {},
): Round {
  const startDate = fixtures[0]?.date ?? `2026-02-${String(6 + id * 7).padStart(2, '0')}T06:00:00.000Z`;
  const isLockedForUpdating = status === 'playing';
  return { id, roundNumber: id, roundStage: 'group', status, startDate, isLockedForUpdating, fixtures, ...round };
}

/** A world before round 1 whose squads are those of its players. */
export function testWorld(world: Partial<Omit<GameWorld, 'players'>> & { readonly players?: readonly Player[] } = {}): GameWorld {
  const { players = testPool(editions.srp), ...rest } = world;
  const ids = [...new Set(players.map((player) => player.squadId))];
  const squads = ids.map((id) => ({ id, name: `Squad ${id}`, abbreviation: `S${id}`, badge: `S${id}` }));
  const now = Date.parse('2026-02-10T00:00:00.000Z');
  return { edition: editions.srp, rounds: [testRound(1)], squads, now, players: playersById(players), ...rest };
}

/** A pool in which each squad of the edition has enough players for each position: ids from 1, position by position. */
export function testPool({ squad }: Edition, squadCount = squad.min > 0 ? 4 : 11): readonly Player[] {
  const places = positions.flatMap((position) => squadIds(squadCount).flatMap((squadId) => placesOf(position, squadId)));
  return places.map((place, index) => testPlayer({ id: index + 1, cost: 3_000_000 + ((index * 37) % 60) * 100_000, ...place }));
}

function squadIds(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function placesOf(position: Position, squadId: number): readonly Pick<Player, 'position' | 'squadId'>[] {
  return Array.from({ length: slotCount(position) + 1 }, () => ({ position, squadId }));
}
