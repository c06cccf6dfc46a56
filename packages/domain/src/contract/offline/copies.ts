/** The header that names the user whom an answer is for: the user's id. Absent from answers to visitors who are not signed in. */
export const userHeader = 'X-User';

/** The header of an answer that the device stored earlier: when it was stored, ISO 8601. The server never sends it. [B21] */
export const copiedAtHeader = 'X-Copied-At';

const privateStart = 'private:';

/** The name of the device's cache with copies of answers to a user. The page and its service worker delete those of other users. */
export function privateCacheOf(userId: string | number): string {
  return `${privateStart}${userId}`;
}

/** The caches of every user but the given one, null for all, among the names of all caches of the site. */
export function privateCachesBut(userId: string | number | null, names: readonly string[]): readonly string[] {
  const own = userId === null ? undefined : privateCacheOf(userId);
  return names.filter((name) => name.startsWith(privateStart) && name !== own);
}
