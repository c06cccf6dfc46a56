import { type Edition, editionOfPath } from '../../editions.ts';
import { joinPath } from './joinPath.ts';
import { isLeagueCode, normalizeLeagueCode } from './leagueCode.ts';
import { readSharedPath } from './shareLink.ts';

/** The code of a league, with the edition of the address in which it was found; a code alone has none. */
export interface FoundLeagueCode {
  readonly code: string;
  readonly edition?: Edition;
}

/** The code in what a user typed or pasted: a code, the link of an invite or the address of the page to join; undefined when there is none. */
export function findLeagueCode(typed: string): FoundLeagueCode | undefined {
  const path = /https?:\/\/[^/\s]+(\/[^?#\s]*)/i.exec(typed)?.[1];
  const { code, ...rest } = path === undefined ? { code: typed } : codeInPath(path);
  return isLeagueCode(code) ? { code: normalizeLeagueCode(code), ...rest } : undefined;
}

function codeInPath(path: string): FoundLeagueCode {
  const { edition = editionOfPath(path), data } = readSharedPath(path) ?? {};
  return { code: data?.leagueCode ?? lastPartOf(path), edition };
}

/** The part of a path after that of the page to join; empty for the path of another page. */
function lastPartOf(path: string): string {
  const [, after = ''] = path.split(`${joinPath}/`);
  return after.replace(/\/$/, '');
}
