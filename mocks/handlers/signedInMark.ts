import type { World } from '../scenarios/World.ts';

/** The `Set-Cookie` text of the cookie that marks a session for the page, or removes the mark. */
export function signedInMark({ user }: Pick<World, 'user'>): string {
  return user === null ? 'signed_in=; Path=/; Max-Age=0' : 'signed_in=1; Path=/; SameSite=Lax';
}
