import { hideEmailAddresses } from '@rugby/domain/game/session/hideEmailAddresses';

/** Replaces email addresses, the queries of URLs and the given names in a text, for output that leaves the browser. */
export function hidePersonalData(text: string, names: readonly string[]): string {
  const withoutQueries = text.replaceAll(/(\bhttps?:\/\/[^\s?#]+|(?<=^|\s)\/[^\s?#]*)[?#][^\s)'"]*/g, '$1');
  return names
    .filter((name) => name.trim() !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((hidden, name) => hidden.replaceAll(wholeName(name.trim()), '[name]'), hideEmailAddresses(withoutQueries));
}

/** Finds a name in any case, but not inside another word. */
function wholeName(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu');
}
