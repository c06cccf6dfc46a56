import { HelpStore } from '@rugby/domain/stores/help/HelpStore';
import { readLocale } from '@rugby/domain/i18n/storedLocale';
import type { StartStores } from './Stores.ts';

export function createHelpStore({ api, edition, ports }: StartStores): HelpStore {
  return new HelpStore(api, edition, readLocale(ports.storage));
}
