import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatCode } from '@rugby/domain/game/model/entities';

/** The files of a season, which a test may change before it imports them. */
export interface SeasonFiles {
  readonly folder: string;
  /** Writes a file and returns its path. A string or bytes are written as they are, anything else as JSON with an indent of two. */
  write(name: string, content: unknown): Promise<string>;
  remove(): Promise<void>;
}

/** Creates a folder with a small season: four squads, sixty players, three rounds of two fixtures in the year 2101. */
export async function createSeasonFiles(): Promise<SeasonFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'season-'));
  const files: SeasonFiles = {
    folder,
    async write(name, content) {
      const file = join(folder, name);
      await writeFile(
        file,
        typeof content === 'string' || content instanceof Buffer ? content : JSON.stringify(content, null, 2),
      );
      return file;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await files.write('squads.json', squads);
  await files.write('players.json', players);
  await files.write('rounds.json', rounds);
  return files;
}

export const squads = ['Herons', 'Otters', 'Kites', 'Badgers'].map((name, index) => ({
  id: index + 1,
  name,
  abbreviation: name.slice(0, 4).toUpperCase(),
}));

const positions = [
  ...(['prop', 'prop', 'hooker', 'lock', 'lock', 'loose forward', 'loose forward', 'loose forward'] as const),
  ...(['scrum half', 'fly half', 'centre', 'centre', 'outside back', 'outside back', 'outside back'] as const),
];

/** Fifteen players for each squad in slot order: 101 to 115 are the Herons, 201 to 215 the Otters, and so on. */
export const players = squads.flatMap((squad) =>
  positions.map((position, index) => ({
    id: squad.id * 100 + index + 1,
    feedId: 9000 + squad.id * 100 + index + 1,
    firstName: `Player${index + 1}`,
    lastName: squad.name,
    squadId: squad.id,
    position: [position],
    cost: 5_000_000 + index * 100_000,
  })),
);

/** The players of a squad in slot order. */
export function fifteenOf(squadId: number): number[] {
  return players.filter((player) => player.squadId === squadId).map(({ id }) => id);
}

const pairs = [
  [1, 2, 3, 4],
  [1, 3, 2, 4],
  [1, 4, 2, 3],
] as const;

/**
 * Fixtures 11 and 12 in round 1, 21 and 22 in round 2, 31 and 32 in round 3, with a week between rounds and a day between
 * fixtures.
 */
export const rounds = pairs.map(([home, away, otherHome, otherAway], index) => {
  const id = index + 1;
  const day = 1 + index * 7;
  return {
    id,
    roundStage: index === 2 ? 'knockout' : 'group',
    startDate: kickOff(day),
    tournaments: [
      {
        id: id * 10 + 1,
        date: kickOff(day),
        venueName: 'North Field',
        homeSquadId: home,
        awaySquadId: away,
        homeScore: 20,
        awayScore: 10,
      },
      { id: id * 10 + 2, date: kickOff(day + 1), venueName: 'South Field', homeSquadId: otherHome, awaySquadId: otherAway },
    ],
  };
});

/** A raw stat record. Counts that are zero are left out, as feeds do. */
export function aRecord(
  playerId: number,
  roundId: number,
  tournamentId: number,
  counts: Partial<Record<StatCode, number>> = { MP: 80 },
) {
  return { playerId, roundId, tournamentId, ...counts };
}

function kickOff(day: number): string {
  return `2101-03-${String(day).padStart(2, '0')}T08:00:00+00:00`;
}
