/** A value that JSON can hold. */
type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/**
 * The CSV file of an export: one line for each value, with its part, the number of its entry, its field and the value. A list of simple values is one
 * cell. A text that a spreadsheet would run as a formula is led by an apostrophe. [B17]
 */
export function csvOf(exported: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(exported).flatMap(([part, value]) =>
    Array.isArray(value) ? value.flatMap((entry, index) => linesOf(part, index + 1, entry)) : linesOf(part, 1, value),
  );
  return [['part', 'entry', 'field', 'value'], ...lines]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** The JSON file of an export, indented so that people can read it. */
export function jsonOf(exported: Readonly<Record<string, Value>>): string {
  return `${JSON.stringify(exported, null, 2)}\n`;
}

type Line = readonly [part: string, entry: string, field: string, value: string];

function linesOf(part: string, entry: number, value: Value, field = ''): readonly Line[] {
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      linesOf(part, entry, inner, field === '' ? name : `${field}.${name}`),
    );
  return [[part, String(entry), field, Array.isArray(value) ? value.map(textOf).join('; ') : textOf(value)]];
}

function isRecord(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
