/** Where our points of a round differ from the official ones, as phrases: players by id, one who is missing counts as a difference. */
export function officialDifferences(
  official: Readonly<Record<string, number>>,
  ours: ReadonlyMap<number, number>,
): readonly string[] {
  const theirs = new Map(Object.entries(official).map(([id, points]) => [Number(id), points]));
  const ids = [...new Set([...theirs.keys(), ...ours.keys()])].toSorted((a, b) => a - b);
  return ids
    .filter((id) => theirs.get(id) !== ours.get(id))
    .map((id) => `player ${id} has ${ours.get(id) ?? 'no'} points, officially ${theirs.get(id) ?? 'none'}`);
}
