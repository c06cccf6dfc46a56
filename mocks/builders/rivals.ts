import type { Round } from '@rugby/domain/game/model/entities';
import type { World } from '../scenarios/World.ts';

/** Another user in the rankings, with the points of their team in each round that has begun. */
export interface Rival {
  readonly userId: number;
  readonly displayName: string;
  readonly teamId: number;
  readonly teamName: string;
  readonly startRoundId: number;
  readonly points: ReadonlyMap<number, number>;
  /** The part of the points that was won since the latest kick-off. */
  readonly pointsSinceKickOff: number;
}

/** As many rivals as make the user of the world the 1,204th of 2,100 teams. */
const better = 1203;
const worse = 896;
const firstUserId = 1001;

/** Whether a user is one of the rivals. */
export function isRival(userId: number): boolean {
  return userId >= firstUserId && userId < firstUserId + better + worse;
}

/** The rivals of a world, the same at every call and the best first; many share their points. None before the first round begins. */
export function someRivals({ rounds, team }: Pick<World, 'rounds' | 'team'>): readonly Rival[] {
  const begun = rounds.filter(({ status }) => status !== 'scheduled');
  if (begun.length === 0) return [];
  const own = team?.points.total ?? begun.length * 235;
  const key = [own, ...begun.map(({ id }) => id)].join();
  const rivals = known.get(key) ?? createRivals(own, begun);
  known.set(key, rivals);
  return rivals;
}

/** The rivals of worlds by what they follow from: a page asks for them again with every league and ranking. */
const known = new Map<string, readonly Rival[]>();

function createRivals(own: number, begun: readonly Round[]): readonly Rival[] {
  return Array.from({ length: better + worse }, (_, index) => {
    const total = index < better ? own + 1 + Math.floor((better - index) ** 1.35 / 40) : own - Math.floor((index - better) / 2);
    return aRival(index, splitPoints(Math.max(total, 0), index, begun));
  });
}

/** The points of a rival's captain in a round in which the team has these points. */
export function captainPointsOf(roundPoints: number): number {
  return 2 * Math.floor(roundPoints / 12);
}

function aRival(index: number, points: ReadonlyMap<number, number>): Rival {
  const userId = firstUserId + index;
  return {
    userId,
    displayName: `${pick(firstNames, index * 7)} ${pick(lastNames, index * 5 + Math.floor(index / lastNames.length))}`,
    teamId: userId,
    teamName:
      index < teamNames.length
        ? pick(teamNames, index)
        : `${pick(places, index * 3)} ${pick(nouns, index * 11 + Math.floor(index / 9))}`,
    startRoundId: [...points.keys()][0] ?? 1,
    points,
    pointsSinceKickOff: (index * 17) % 23,
  };
}

/** Shares a total out among rounds, up and down from one to the next. Every ninth rival began in the second round. */
function splitPoints(total: number, index: number, begun: readonly Round[]): ReadonlyMap<number, number> {
  const played = index % 9 === 8 && begun.length > 1 ? begun.slice(1) : begun;
  const mean = Math.floor(total / played.length);
  const swings = played.map((_, round) => (round === played.length - 1 ? 0 : ((index * 31 + round * 53) % 61) - 30));
  const rest = total - mean * played.length - swings.reduce((sum, swing) => sum + swing, 0);
  return new Map(
    played.map(({ id }, round) => [id, mean + (swings[round] ?? 0) + (round === played.length - 1 ? rest : 0)] as const),
  );
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

const teamNames = ['Ruck and Roll', 'Scrum of the Earth', 'Tight Five Alive', 'Grubber Kings', 'Blindside Blues', 'Up and Under'];
const places = ['Porirua', 'Timaru', 'Suva', 'Apia', 'Ballarat', 'Nadi', 'Whanganui', 'Dubbo', 'Nuku’alofa', 'Gore', 'Ōtaki'];
const nouns = ['Rovers', 'Ruckers', 'Front Row', 'Flankers', 'Fifteen', 'Dropouts', 'Drifters', 'Locks', 'Sevens Refugees'];
const firstNames = ['Ana', 'Piripi', 'Greta', 'Tevita', 'Isla', 'Noah', 'Hemi', 'Litia', 'Jonah', 'Sione', 'Māia', 'Pierre'];
const lastNames = [
  'Fetuao',
  'Manson',
  'Lindqvist',
  'Malupo',
  'Carmody',
  'Pettigrew',
  'Rautahi',
  'Vosabeci',
  'Whetu',
  'Tuipulotu-Fainga’anuku',
];
