import { joinPath } from './joinPath.ts';
import { isLeagueCode, normalizeLeagueCode } from './leagueCode.ts';
import { readSharedPath } from './shareLink.ts';

/** The code in what a user typed or pasted: a code, the link of an invite or the address of the page to join; undefined when there is none. */
export function findLeagueCode(typed: string): string | undefined {
  const path = /https?:\/\/[^/\s]+(\/[^?#\s]*)/i.exec(typed)?.[1];
  const code = path === undefined ? typed : (readSharedPath(path)?.data.leagueCode ?? lastPartOf(path));
  return isLeagueCode(code) ? normalizeLeagueCode(code) : undefined;
}

/** The part of a path after that of the page to join; empty for the path of another page. */
function lastPartOf(path: string): string {
  const [, after = ''] = path.split(`${joinPath}/`);
  return after.replace(/\/$/, '');
}
