import { editionOfPath } from '@rugby/domain/editions';

/** What opens without a connection, and where its copies are stored. Undefined for everything else: the worker leaves it alone. */
export type CopyKind = 'file' | 'published' | 'private';

/** The kind of a path that is read. */
export function copyKindOf(path: string): CopyKind | undefined {
  if (path.startsWith('/assets/')) return 'file';
  if (isPublishedFile(path)) return 'published';
  return isPrivateRead(path) ? 'private' : undefined;
}

/** Whether a path shows the site, and not a file or a call of the server. */
export function isPage(path: string): boolean {
  return !/^\/(?:api|json|assets|media|help_center|health|metrics|ready)(?:\/|$)/.test(path) && !/\.[a-z0-9]+$/i.test(path);
}

/** The path of the copy that opens any page of an edition: the account page, which the server never sends as rendered HTML. */
export function startPageOf(path: string): string {
  return `${editionOfPath(path).basePath}/account`;
}

/** The season of the edition of a page, and the help centre: what opens although the page has not shown it. */
export function publishedPathsOf(page: string): readonly string[] {
  const { jsonPath } = editionOfPath(page);
  return [
    ...['rounds', 'squads', 'players', 'player_stats'].map((name) => `${jsonPath}/${name}.json`),
    ...['categories', 'sections', 'articles'].map((name) => `/help_center/en-us/${name}.json`),
  ];
}

/** Whether a path is the file with the words, which every page needs before it shows anything. */
export function isWords(path: string): boolean {
  return /^\/json\/locale\/[\w-]+\.json$/.test(path);
}

/** The path of the user's team, when a path changes that team and answers with it; undefined for other calls. */
export function changedTeamPathOf(path: string): string | undefined {
  const change =
    /^(\/api\/\w+\/fantasy\/(?:trc\/)?)(?:team\/(?:update|change-captain|booster(?:\/\d+(?:\/remove)?)?)|trade\/make)$/;
  const found = change.exec(path);
  return found === null ? undefined : `${found[1]}team/show-my`;
}

/** The path of the signed-in user, without whom no page of users opens. `path` is any call of the same language. */
export function userPathOf(path: string): string {
  return path.replace(/^(\/api\/\w+)\/.*$/, '$1/user');
}

/** Whether a call begins a session. */
export function beginsSession(path: string): boolean {
  return changesSession(path) && /\/(?:login|register)$/.test(path);
}

/** Whether a call begins or ends a session: copies of the user before it are deleted. */
export function changesSession(path: string): boolean {
  return /^\/api\/\w+\/(?:trc\/)?(?:auth\/(?:login|logout)|user\/(?:register|deactivate-account)|password-reset)$/.test(path);
}

/** The published season and the help centre. */
function isPublishedFile(path: string): boolean {
  return /^\/(?:json|help_center)\/.*\.json$/.test(path) && !isWords(path);
}

/** The user, the team and its figures; nothing else that a user is answered is stored. */
function isPrivateRead(path: string): boolean {
  const ofTeam = String.raw`dashboard|team/show-my|team-history/show-my/\d+|ranking/gamebar`;
  return new RegExp(String.raw`^/api/\w+/(?:user|fantasy/(?:trc/)?(?:${ofTeam}))$`).test(path);
}
