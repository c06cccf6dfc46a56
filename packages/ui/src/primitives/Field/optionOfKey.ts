import type { Key } from 'react-aria-components';
import type { Option } from './Choice.tsx';

/** The option before or after the chosen one; the first before a choice; undefined for another key and at the ends. */
export function optionOfArrow<Id extends Key>(
  key: string,
  options: readonly Option<Id>[],
  value: Id | null,
): Option<Id> | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const chosen = options.findIndex(({ id }) => id === value);
  return options[chosen === -1 ? 0 : chosen + step];
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The option that begins with a text, in any case and without accents. A single letter finds the next one after the chosen option, so that the same
 * letter leads through all of its options; more letters can stay at the chosen one.
 */
export function optionOfText<Id extends Key>(
  text: string,
  options: readonly Option<Id>[],
  value: Id | null,
): Option<Id> | undefined {
  const first = options.findIndex(({ id }) => id === value) + (text.length === 1 ? 1 : 0);
  const start = Math.max(first, 0);
  const wanted = plain(text);
  return [...options.slice(start), ...options.slice(0, start)].find(({ label }) => plain(label).startsWith(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
