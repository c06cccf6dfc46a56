import { locales } from '@rugby/domain/i18n/catalog';
import { readLocale, storeLocale } from '@rugby/domain/i18n/storedLocale';
import { LanguageSwitcher } from '@rugby/ui/layout/LanguageSwitcher';
import { useStores } from '../stores/StoresContext.tsx';

/** The language of the site; another one takes effect with a fresh page. */
export function Language() {
  const { storage } = useStores().ports;
  return (
    <LanguageSwitcher
      locales={locales}
      current={readLocale(storage)}
      onChange={(locale) => {
        storeLocale(locale, storage);
        location.reload();
      }}
    />
  );
}
