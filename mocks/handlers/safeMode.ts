import { checkDisplayName, checkEmail } from '@rugby/domain/contract/account/availability';
import { logIn, logOut } from '@rugby/domain/contract/account/user';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import { autopickTeam } from '@rugby/domain/contract/team/team';
import { HttpResponse } from 'msw';
import type { World } from '../scenarios/World.ts';
import { words } from './createRefusal.ts';

/** What changes nothing that users have in the game, though it is not a GET. */
const openEndpoints: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([logIn, logOut, autopickTeam, checkEmail, checkDisplayName]);

/** Whether the safe mode refuses a call, before it is read. */
export function isRefusedBySafeMode(endpoint: AnyEndpoint, { isSafeMode = false }: World): boolean {
  const isChange = endpoint === removeBoosterByGet || (endpoint.method !== 'GET' && !openEndpoints.has(endpoint));
  return isSafeMode && isChange;
}

/** Creates the refusal of a change in safe mode. */
export function createSafeModeRefusal(): HttpResponse<object> {
  return HttpResponse.json(
    { success: null, errors: [{ code: 'safe-mode', message: words('server.safeMode') }] },
    { status: 503, headers: { [safeModeHeader]: 'on', 'Retry-After': '60' } },
  );
}
