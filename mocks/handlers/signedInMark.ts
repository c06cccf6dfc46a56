import type { World } from '../scenarios/World.ts';

/** The cookie that the page may read, as text: it marks that somebody is signed in, or removes the mark. */
export function signedInMark({ user }: Pick<World, 'user'>): string {
  return user === null ? 'signed_in=; Path=/; Max-Age=0' : 'signed_in=1; Path=/; SameSite=Lax';
}
