import { parseJson } from '../model/parseJson.ts';
import { joinPathOf } from './joinPath.ts';
import { type Edition, editions } from '../../editions.ts';

/** What a share link is about: the game, a league, or the team of a user in a round. [A-216, B16] */
export const shareTypes = ['general', 'league_invite', 'team'] as const;
export type ShareType = (typeof shareTypes)[number];

/** What a share link carries. */
export interface SharedData {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** The code of the league, in a link of type `league_invite`. */
  readonly leagueCode?: string;
  /** The code of the shared team, in a link of type `team`. */
  readonly teamCode?: string;
}

/** The site, language and edition that a share link leads to. */
export interface ShareTarget {
  /** Address of the site without a slash at its end. */
  readonly base: string;
  readonly lang: string;
  readonly edition: Pick<Edition, 'apiSuffix'>;
}

/** The address to share: `{base}/{lang}/fantasy/[trc/]{type}/{base64 of the data as JSON}`. */
export function shareLink({ base, lang, edition }: ShareTarget, type: ShareType, data: SharedData): string {
  const json = JSON.stringify(data);
  const suffix = edition.apiSuffix === '' ? [] : [edition.apiSuffix];
  return [base, lang, 'fantasy', ...suffix, type, base64Of(json)].join('/');
}

/** Reads the last part of a share link; undefined when it is not one. */
export function readSharedData(base64: string): SharedData | undefined {
  const text = textOfBase64(base64);
  if (text === undefined) return undefined;
  const data = parseJson(text);
  if (typeof data !== 'object' || data === null || !('timestamp' in data) || typeof data.timestamp !== 'number') return undefined;
  return {
    timestamp: data.timestamp,
    ...('leagueCode' in data && typeof data.leagueCode === 'string' && { leagueCode: data.leagueCode }),
    ...('teamCode' in data && typeof data.teamCode === 'string' && { teamCode: data.teamCode }),
  };
}

/** What the address of a share link says. */
export interface SharedAddress {
  readonly edition: Edition;
  readonly type: ShareType;
  readonly data: SharedData;
}

/** Reads the path of a share link; undefined when it is not one. */
export function readSharedPath(path: string): SharedAddress | undefined {
  const [, suffix = '', name, base64 = ''] = /^\/[\w-]{2,10}\/fantasy\/(?:(trc)\/)?(\w+)\/([^/]+)\/?$/.exec(path) ?? [];
  const edition = Object.values(editions).find(({ apiSuffix }) => apiSuffix === suffix);
  const type = shareTypes.find((one) => one === name);
  const data = readSharedData(decoded(base64));
  return edition === undefined || type === undefined || data === undefined ? undefined : { edition, type, data };
}

/** The page that a share link leads to: the league to join, the shared team, else the landing page of the edition. */
export function pathOfShared({ edition: { basePath }, data: { leagueCode, teamCode } }: SharedAddress): string {
  if (leagueCode !== undefined) return basePath + joinPathOf(leagueCode);
  return teamCode === undefined ? `${basePath}/` : `${basePath}/shared-team/${encodeURIComponent(teamCode)}`;
}

/** Browsers and messengers may encode the padding. */
function decoded(part: string): string {
  return part.replaceAll(/%3D/gi, '=').replaceAll(/%2B/gi, '+').replaceAll(/%2F/gi, '/');
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of a text of ASCII characters, which is all that timestamps and codes have. */
function base64Of(ascii: string): string {
  const bits = Array.from(ascii, (character) => character.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  const encoded = sextets.map((sextet) => digits.charAt(Number.parseInt(sextet.padEnd(6, '0'), 2))).join('');
  return encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=');
}

/** The text of base64 in either alphabet, with or without padding; undefined for anything else and for what is far too long. */
function textOfBase64(base64: string): string | undefined {
  const plain = base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (plain.length > 400 || !/^[A-Za-z0-9+/]*$/.test(plain)) return undefined;
  const bits = Array.from(plain, (digit) => digits.indexOf(digit).toString(2).padStart(6, '0')).join('');
  const octets = bits.match(/.{8}/g) ?? [];
  return octets.map((octet) => String.fromCharCode(Number.parseInt(octet, 2))).join('');
}
