import { checkDisplayName, checkEmail } from './account/availability.ts';
import { logIn, logOut } from './account/user.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { autopickTeam } from './team/team.ts';

/** Calls that are answered in safe mode although they are no GET, because they change nothing that users have in the game. */
export const openInSafeMode: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  logIn,
  logOut,
  autopickTeam,
  checkEmail,
  checkDisplayName,
]);
