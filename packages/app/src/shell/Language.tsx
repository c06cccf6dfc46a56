import { locales } from '@rugby/domain/i18n/catalog';
import { chosenLocale, storeLocale } from '@rugby/domain/i18n/chosenLocale';
import { LanguageSwitcher } from '@rugby/ui/layout/LanguageSwitcher';
import { useStores } from '../stores/StoresContext.tsx';

/** The language of the site; another one takes effect with a fresh page. */
export function Language() {
  const { storage } = useStores().ports;
  return (
    <LanguageSwitcher
      locales={locales}
      current={chosenLocale(storage)}
      onChange={(locale) => {
        storeLocale(locale, storage);
        location.reload();
      }}
    />
  );
}
