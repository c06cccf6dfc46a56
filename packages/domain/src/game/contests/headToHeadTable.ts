import { type HeadToHeadRow, type MeetingResult, type TableTieBreak, tableTieBreaks } from '../model/contest.ts';

/** Table points of a result. [D52] */
export const tablePointsOf: Readonly<Record<MeetingResult, number>> = { won: 2, drawn: 1, lost: 0 };

/** How many results the form shows. */
const formLength = 5;

/** What an entry made of a round. */
export interface PlayedMeeting {
  readonly entry: number;
  /** Null for the league's average. */
  readonly opponent: number | null;
  readonly points: number;
  readonly result: MeetingResult;
}

/** A row of the table without the rank of the round before. */
export type TableRow = Omit<HeadToHeadRow, 'prevRank'>;

/**
 * The table of entries 1 to `count` after their meetings, which are in the order of the rounds. Level on table points: points scored, then the
 * table points of the meetings between the level entries, then the better overall rank, which more points of the season mean, then the lot,
 * which is the entry's number. No two entries share a rank. [D52]
 */
export function headToHeadTable(
  count: number,
  played: readonly PlayedMeeting[],
  overallOf: (entry: number) => number | null,
): readonly TableRow[] {
  const byEntry = Map.groupBy(played, ({ entry }) => entry);
  const figures = Array.from({ length: count }, (_, index) => figuresOf(index + 1, byEntry.get(index + 1) ?? []));
  const level = Map.groupBy(figures, ({ tablePoints, pointsFor }) => `${tablePoints} ${pointsFor}`);
  const standings = [...level.values()].flatMap((group) => {
    const entries = new Set(group.map(({ entry }) => entry));
    return group.map((row): Standing => {
      const between = (byEntry.get(row.entry) ?? []).filter(({ opponent }) => opponent !== null && entries.has(opponent));
      return {
        row,
        keys: {
          'table-points': row.tablePoints,
          'points-for': row.pointsFor,
          meetings: between.reduce((sum, { result }) => sum + tablePointsOf[result], 0),
          'overall-rank': overallOf(row.entry) ?? Number.NEGATIVE_INFINITY,
          lot: -row.entry,
        },
      };
    });
  });
  const inOrder = standings.toSorted((a, b) => {
    const criterion = firstDifference(a, b);
    return criterion === undefined ? 0 : b.keys[criterion] > a.keys[criterion] ? 1 : -1;
  });
  return inOrder.map((standing, index) => {
    const before = inOrder[index - 1];
    return { ...standing.row, rank: index + 1, decidedBy: (before && firstDifference(before, standing)) ?? null };
  });
}

type TableFigures = Omit<TableRow, 'rank' | 'decidedBy'>;

interface Standing {
  readonly row: TableFigures;
  readonly keys: Readonly<Record<TableTieBreak, number>>;
}

function firstDifference(one: Standing, other: Standing): TableTieBreak | undefined {
  return tableTieBreaks.find((criterion) => one.keys[criterion] !== other.keys[criterion]);
}

function figuresOf(entry: number, played: readonly PlayedMeeting[]): TableFigures {
  const results = played.map(({ result }) => result);
  const count = (wanted: MeetingResult) => results.filter((result) => result === wanted).length;
  return {
    entry,
    played: played.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    pointsFor: played.reduce((sum, { points }) => sum + points, 0),
    tablePoints: results.reduce((sum, result) => sum + tablePointsOf[result], 0),
    form: results.slice(-formLength),
  };
}
