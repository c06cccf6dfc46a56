import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { openInSafeMode } from '@rugby/domain/contract/openInSafeMode';
import { safeModeHeader } from '@rugby/domain/contract/safeMode';
import { removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import { HttpResponse } from 'msw';
import type { World } from '../scenarios/World.ts';
import { words } from './createRefusal.ts';

/** Whether the safe mode refuses a call, before it is read. */
export function isRefusedBySafeMode(endpoint: AnyEndpoint, { isSafeMode = false }: World): boolean {
  const isChange = endpoint === removeBoosterByGet || (endpoint.method !== 'GET' && !openInSafeMode.has(endpoint));
  return isSafeMode && isChange;
}

/** Creates the refusal of a change in safe mode. */
export function createSafeModeRefusal(): HttpResponse<object> {
  return HttpResponse.json(
    { success: null, errors: [{ code: 'safe-mode', message: words('server.safeMode') }] },
    { status: 503, headers: { [safeModeHeader]: 'on', 'Retry-After': '60' } },
  );
}
