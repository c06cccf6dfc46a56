import { isDeepStrictEqual } from 'node:util';

/** Values by their subject: `team 5 in round 3`. */
export type ComparedFigures = ReadonlyMap<string, unknown>;

/** Returns the differences between figures as phrases. A figure that only one side has is a difference too. */
export function differences(expected: ComparedFigures, actual: ComparedFigures): readonly string[] {
  const subjects = [...new Set([...expected.keys(), ...actual.keys()])];
  return subjects
    .filter((subject) => !isDeepStrictEqual(expected.get(subject), actual.get(subject)))
    .map((subject) => `${subject}: ${written(actual.get(subject))}, must be ${written(expected.get(subject))}`);
}

function written(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
