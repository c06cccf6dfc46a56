import type { ContestEntry } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';

/** The name of an entry: its team, else its user. A deleted account has neither. */
export function entryName(entry: ContestEntry | undefined, words: Words): string {
  return entry?.teamName ?? entry?.displayName ?? words('rankings.deletedUser');
}

/** The entry of a number. Entries are in the order of their numbers, from 1. */
export function entryOf(entries: readonly ContestEntry[], entry: number): ContestEntry | undefined {
  return entries[entry - 1];
}

/** The name of the entry of a number. */
export function nameOf(entries: readonly ContestEntry[], entry: number, words: Words): string {
  return entryName(entryOf(entries, entry), words);
}
