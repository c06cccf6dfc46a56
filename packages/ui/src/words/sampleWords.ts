import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';

/** The words of the default locale, for sentences that a story hands over as text. */
export const sampleWords = createWords(catalog, locales[0]);
