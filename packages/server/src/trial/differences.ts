import { isDeepStrictEqual } from 'node:util';

/** Values by what they are of: `team 5 in round 3`. */
export type Figures = ReadonlyMap<string, unknown>;

/** Where figures differ from what they must be, as phrases. One that only one side has is a difference too. */
export function differences(expected: Figures, actual: Figures): readonly string[] {
  const subjects = [...new Set([...expected.keys(), ...actual.keys()])];
  return subjects
    .filter((subject) => !isDeepStrictEqual(expected.get(subject), actual.get(subject)))
    .map((subject) => `${subject}: ${written(actual.get(subject))}, must be ${written(expected.get(subject))}`);
}

function written(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
