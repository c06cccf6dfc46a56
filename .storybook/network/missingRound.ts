import { roundsFile } from '@rugby/domain/contract/rounds';
import type { NextRound } from '@rugby/ui/layout/NextRoundStrip';
import { whileMissing } from './callState.ts';

/** The next round while the rounds are on their way, and when they could not be loaded. */
export function missingRound(onRetry: () => void) {
  return whileMissing<NextRound>((network) => network.fetch(roundsFile), {
    pending: { state: 'loading' },
    error: { state: 'failed', onRetry },
  });
}
