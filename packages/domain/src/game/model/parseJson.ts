/** The value of a JSON text from outside; undefined when it cannot be parsed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
