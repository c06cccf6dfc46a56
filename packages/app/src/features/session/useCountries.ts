import type { CountryChoices } from '@rugby/ui/account/CountryField';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';

/** The countries to choose from, which a form loads when it appears. Call it in an observer. */
export function useCountries(): CountryChoices {
  const { countries } = useStores().game.value;
  const [isRetrying, setIsRetrying] = useState(false);
  useEffect(() => void countries.load(), [countries]);

  async function retry(): Promise<void> {
    setIsRetrying(true);
    await countries.load();
    setIsRetrying(false);
  }

  const isMissing = countries.value === undefined && (isRetrying || countries.request.state === 'error');
  return {
    countries: (countries.value ?? []).map(({ id, name }) => ({ id, label: name })),
    ...(isMissing && { countriesFailure: { isRetrying, onRetry: () => void retry() } }),
  };
}
