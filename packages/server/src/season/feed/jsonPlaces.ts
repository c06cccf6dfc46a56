/** The positions of values in a JSON text, so that an error message can name a line. */
export interface JsonPlaces {
  /** Returns the line of the value at a path, from 1, or that of its nearest parent. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The line of the syntax error; undefined when the text is valid JSON. */
  readonly brokenLine: number | undefined;
}

type Path = readonly (string | number)[];

/** Parses a JSON text once and records where each value begins. */
export function placesIn(text: string): JsonPlaces {
  const starts = new Map<string, number>();
  const brokenAt = walk(text, (path, at) => starts.set(keyOf(path), at));
  return {
    lineOf(path) {
      const parents = path.map((_, index) => path.slice(0, path.length - index));
      const start = parents.map((parent) => starts.get(keyOf(parent))).find((at) => at !== undefined);
      return lineAt(text, start ?? starts.get(keyOf([])) ?? 0);
    },
    brokenLine: brokenAt === undefined ? undefined : lineAt(text, brokenAt),
  };
}

const space = /\s*/y;
const mark = /[{}[\],:]/y;
const string = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Broken extends Error {}

/** Calls `note` with the start of each value and returns the offset of the syntax error, if any. */
function walk(text: string, note: (path: Path, at: number) => void): number | undefined {
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  function next(pattern: RegExp): string {
    take(space);
    const found = take(pattern);
    if (found === undefined) throw new Broken();
    return found;
  }

  function expectMark(...accepted: readonly string[]): string {
    const found = next(mark);
    if (accepted.includes(found)) return found;
    at -= found.length;
    throw new Broken();
  }

  function isAhead(character: string): boolean {
    take(space);
    return text[at] === character;
  }

  function value(path: Path): void {
    take(space);
    note(path, at);
    if (isAhead('{')) members(path, '}', () => keyBefore());
    else if (isAhead('[')) members(path, ']', (index) => index);
    else next(isAhead('"') ? string : literal);
  }

  function keyBefore(): string {
    const key = String(JSON.parse(next(string)));
    expectMark(':');
    return key;
  }

  function members(path: Path, end: string, keyAt: (index: number) => string | number): void {
    next(mark);
    if (isAhead(end)) return void next(mark);
    for (let index = 0, after = ','; after === ','; index += 1) {
      value([...path, keyAt(index)]);
      after = expectMark(',', end);
    }
  }

  try {
    value([]);
    take(space);
    return at === text.length ? undefined : at;
  } catch (error) {
    if (error instanceof Broken) return at;
    throw error;
  }
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('\n');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
