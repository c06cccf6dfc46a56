import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '@rugby/domain/contract/help/helpCenter';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { rootEdition } from '@rugby/domain/editions';
import type { HelpContent } from '@rugby/domain/help/helpSections';
import { type Locale } from '@rugby/domain/i18n/catalog';
import { languageOf } from '@rugby/domain/i18n/storedLocale';
import { createDocument, type JsonDocument } from '../publish/documents.ts';

/**
 * The files of the help centre by their address in lower case, as clients of help centres read them: one page with everything. The language
 * alone stands for the locale.
 */
export async function createHelpDocuments(content: HelpContent, locale: Locale): Promise<ReadonlyMap<string, JsonDocument>> {
  const files = [
    [helpCategoriesFile(locale), { categories: content.categories }, content.categories.length],
    [helpSectionsFile(locale), { sections: content.sections }, content.sections.length],
    [helpArticlesFile(locale), { articles: content.articles }, content.articles.length],
  ] as const;
  const documents = await Promise.all(
    files.map(async ([file, list, count]) => {
      const document = await createDocument({ ...list, count, page: 1, page_count: 1, next_page: null, previous_page: null });
      const address = jsonAddressOf(file, rootEdition).toLowerCase();
      return [address, address.replace(`/${locale.toLowerCase()}/`, `/${languageOf(locale)}/`)].map(
        (each) => [each, document] as const,
      );
    }),
  );
  return new Map(documents.flat());
}
