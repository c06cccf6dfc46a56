import type { EditionId } from '@rugby/domain/editions';

/** Where the calls of an edition are. */
export const callsOf: Readonly<Record<EditionId, string>> = { srp: '/api/en/fantasy/', trc: '/api/en/fantasy/trc/' };
