/** Returns the line of the syntax error in a text, from 1; undefined when the text is valid JSON. */
export function brokenLineOf(text: string): number | undefined {
  const brokenAt = walk(text, createWanted());
  return brokenAt === undefined ? undefined : linesAt(text, [brokenAt])[0];
}

/** Returns the lines of the values at paths of a JSON text, from 1, or those of their nearest parents. Reads the text once. */
export function linesOf(text: string, paths: readonly (readonly PropertyKey[])[]): readonly number[] {
  const root = createWanted();
  const chains = paths.map((path) => want(root, path));
  walk(text, root);
  return linesAt(
    text,
    chains.map((chain) => chain.findLast(({ start }) => start !== undefined)?.start ?? 0),
  );
}

/** A value whose place is wanted, or that contains one. */
interface Wanted {
  readonly parts: Map<string, Wanted>;
  start: number | undefined;
}

function createWanted(): Wanted {
  return { parts: new Map(), start: undefined };
}

/** Adds a path and returns the values on it, from the whole text to the value itself. */
function want(root: Wanted, path: readonly PropertyKey[]): readonly Wanted[] {
  const chain = [root];
  for (const key of path) {
    const parent = chain.at(-1) ?? root;
    const part = parent.parts.get(String(key)) ?? createWanted();
    parent.parts.set(String(key), part);
    chain.push(part);
  }
  return chain;
}

/** An object or list whose end has not been read yet. */
interface Open {
  readonly wanted: Wanted | undefined;
  readonly end: '}' | ']';
  members: number;
}

const space = /\s*/y;
const mark = /[{}[\],:]/y;
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

class Broken extends Error {}

/** Notes the start of each wanted value and returns the offset of the syntax error, if any. Nesting may have any depth. */
function walk(text: string, root: Wanted): number | undefined {
  const opened: Open[] = [];
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

  function nextString(): string {
    take(space);
    const end = text[at] === '"' ? endOfString(text, at) : undefined;
    const value = end === undefined ? undefined : parseString(text.slice(at, end));
    if (end === undefined || value === undefined) throw new Broken();
    at = end;
    return value;
  }

  function expectMark(...accepted: readonly string[]): string {
    const found = next(mark);
    if (accepted.includes(found)) return found;
    at -= found.length;
    throw new Broken();
  }

  function readValue(wanted: Wanted | undefined): void {
    take(space);
    if (wanted !== undefined) wanted.start = at;
    if (text[at] === '{' || text[at] === '[') opened.push({ wanted, end: next(mark) === '{' ? '}' : ']', members: 0 });
    else if (text[at] === '"') nextString();
    else next(literal);
  }

  function readMember(parent: Open): void {
    const key = parent.end === '}' ? nextString() : String(parent.members);
    if (parent.end === '}') expectMark(':');
    parent.members += 1;
    readValue(parent.wanted?.parts.get(key));
  }

  function isEmpty({ members, end }: Open): boolean {
    take(space);
    return members === 0 && text[at] === end;
  }

  try {
    readValue(root);
    for (let parent = opened.at(-1); parent !== undefined; parent = opened.at(-1)) {
      if (isEmpty(parent)) next(mark);
      else if (parent.members === 0 || expectMark(',', parent.end) === ',') {
        readMember(parent);
        continue;
      }
      opened.pop();
    }
    take(space);
    return at === text.length ? undefined : at;
  } catch (error) {
    if (error instanceof Broken) return at;
    throw error;
  }
}

/** Returns the offset after a string; undefined when it has no end. */
function endOfString(text: string, start: number): number | undefined {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text[quote - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return quote + 1;
  }
  return undefined;
}

function parseString(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns the lines of offsets. Reads the text once. */
function linesAt(text: string, offsets: readonly number[]): readonly number[] {
  const lines = new Map<number, number>();
  let line = 1;
  let lineBreak = text.indexOf('\n');
  for (const offset of offsets.toSorted((a, b) => a - b)) {
    for (; lineBreak !== -1 && lineBreak < offset; lineBreak = text.indexOf('\n', lineBreak + 1)) line += 1;
    lines.set(offset, line);
  }
  return offsets.map((offset) => lines.get(offset) ?? line);
}
