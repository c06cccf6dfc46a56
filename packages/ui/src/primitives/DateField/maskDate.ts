/**
 * Formats typed text towards `dd/MM/yyyy` [A-266]: inserts slashes and drops other characters. Deletions are left as they are, so
 * that a digit in the middle can be corrected. A date that the browser fills in has the year first, and a pasted one may have spaces around it. It
 * does not check whether the date exists.
 */
export function maskDate(typed: string, before: string): string {
  const [, year, monthOfYear, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim()) ?? [];
  if (year !== undefined) return `${dayOfMonth}/${monthOfYear}/${year}`;
  const isPasted = /^\d{8}$/.test(typed.trim());
  if (typed.length < before.length && !isPasted) return typed;
  const [day = '', month, ...years] = typed
    .trimStart()
    .replaceAll(/[^\d/.\- ]/g, '')
    .split(/[/.\- ]/);
  if (month === undefined) return fromDigits(day);
  if (years.length === 0) return `${padPart(day)}/${month.length > 2 ? `${month.slice(0, 2)}/${month.slice(2, 6)}` : month}`;
  return `${padPart(day)}/${padPart(month)}/${years.join('').slice(0, 4)}`;
}

function fromDigits(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter((part) => part !== '').join('/');
}

/** A slash after one digit completes the part: `1/` becomes `01/`. */
function padPart(part: string): string {
  return part.length === 1 ? `0${part}` : part.slice(0, 2);
}
