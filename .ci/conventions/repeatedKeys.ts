/** Returns the keys that an object of the JSON text has twice. `JSON.parse` takes the last of them without a word. */
export function repeatedKeys(json: string): readonly string[] {
  const repeated: string[] = [];
  const open: Set<string>[] = [];
  for (const [token, key] of json.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    if (token === '}') open.pop();
    if (key === undefined) continue;
    const keys = open.at(-1);
    if (keys?.has(key) === true) repeated.push(key);
    keys?.add(key);
  }
  return repeated;
}
