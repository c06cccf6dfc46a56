import { pathOfShared, readSharedPath } from '@rugby/domain/game/leagues/shareLink';

/** Replaces a share link by the page that it leads to; one that cannot be read leads to the landing page. */
export function followShareLink(path: string, replace: (path: string) => void): void {
  const shared = readSharedPath(path);
  replace(shared === undefined ? '/' : pathOfShared(shared));
}
