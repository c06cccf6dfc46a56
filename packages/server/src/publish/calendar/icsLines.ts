/** A line of a calendar: its name with parameters, and its value. Text values are already escaped. */
export type IcsLine = readonly [name: string, value: string];

/** Writes lines by RFC 5545: at most 75 octets a line, continued on lines that begin with a space, with CRLF after each. */
export function icsText(lines: readonly IcsLine[]): string {
  return lines.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
}

/** Parses the lines of a calendar that `icsText` wrote. */
export function icsLines(text: string): readonly IcsLine[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)] as const;
    });
}

/** Escapes commas, semicolons, backslashes and line breaks. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Formats an instant (ISO 8601) in UTC: `20260327T060500Z`. */
export function utcStamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const longest = 75;

/** Folds a line between characters, never inside one: a letter with an accent has two octets. */
function foldLine(line: string): string {
  const cut: string[] = [''];
  for (const character of line) {
    const last = cut.at(-1) ?? '';
    if (Buffer.byteLength(last + character) <= longest) cut[cut.length - 1] = last + character;
    else cut.push(` ${character}`);
  }
  return cut.join('\r\n');
}
