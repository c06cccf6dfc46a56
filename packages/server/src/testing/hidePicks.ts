import { editions } from '@rugby/domain/editions';
import { vi } from 'vitest';

/** Hides the picks of rivals until they lock in the club edition, until mocks are restored. */
export function hidePicks(): void {
  vi.spyOn(editions.srp, 'revealRivals', 'get').mockReturnValue('on-lock');
}
