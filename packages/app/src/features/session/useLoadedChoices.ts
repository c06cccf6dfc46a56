import type { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import type { ChoicesFailure } from '@rugby/ui/account/LoadedChoices';
import { useEffect, useState } from 'react';

/**
 * Loads the choices of a field when a form appears, and returns what loads them again while they could not be loaded; undefined otherwise. Call it in an
 * observer.
 */
export function useLoadedChoices<Choice>(choices: RemoteValue<readonly Choice[]>): ChoicesFailure | undefined {
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => void choices.load(), [choices]);

  async function retry(): Promise<void> {
    setIsRetrying(true);
    await choices.load();
    setIsRetrying(false);
  }

  const isMissing = choices.value === undefined && (isRetrying || choices.request.state === 'error');
  return isMissing ? { isRetrying, onRetry: () => void retry() } : undefined;
}
