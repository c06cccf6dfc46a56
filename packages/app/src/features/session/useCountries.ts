import type { CountryChoices } from '@rugby/ui/account/CountryField';
import { useStores } from '../../stores/StoresContext.tsx';
import { useLoadedChoices } from './useLoadedChoices.ts';

/** The countries to choose from, which a form loads when it appears. Call it in an observer. */
export function useCountries(): CountryChoices {
  const { countries } = useStores().game.value;
  return {
    countriesFailure: useLoadedChoices(countries),
    countries: (countries.value ?? []).map(({ id, name }) => ({ id, label: name })),
  };
}
