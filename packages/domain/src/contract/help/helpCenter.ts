import type { HelpCategory, HelpContentArticle, HelpContentSection } from '../../help/helpSections.ts';
import type { Locale } from '../../i18n/catalog.ts';
import type { JsonFile } from '../jsonFile.ts';
import { z } from '../schema.ts';
import { integer, listOf, natural, upTo } from '../text.ts';

const ranked = { id: natural, position: z._default(integer, 0), label_names: z._default(listOf(upTo(100), 50), []) };

/** Categories: one for each edition. */
export function helpCategoriesFile(locale: Locale): JsonFile<{ readonly categories: readonly HelpCategory[] }> {
  const category = z.object({ ...ranked, name: upTo(200) });
  return { ...helpFile('categories', locale), schema: z.object({ categories: listOf(category, 50) }) };
}

/** Sections. `title` repeats `name` where the source has none. */
export function helpSectionsFile(locale: Locale): JsonFile<{ readonly sections: readonly HelpContentSection[] }> {
  const section = z.pipe(
    z.object({ ...ranked, category_id: natural, name: upTo(200), title: z.optional(upTo(200)) }),
    z.transform((read) => ({ ...read, title: read.title ?? read.name })),
  );
  return { ...helpFile('sections', locale), schema: z.object({ sections: listOf(section, 500) }) };
}

/** Articles with their HTML. */
export function helpArticlesFile(locale: Locale): JsonFile<{ readonly articles: readonly HelpContentArticle[] }> {
  const article = z.pipe(
    z.object({
      ...ranked,
      section_id: natural,
      name: z.optional(upTo(300)),
      title: upTo(300),
      body: z._default(upTo(200_000), ''),
    }),
    z.transform((read) => ({ ...read, name: read.name ?? read.title })),
  );
  return { ...helpFile('articles', locale), schema: z.object({ articles: listOf(article, 1000) }) };
}

function helpFile(name: 'categories' | 'sections' | 'articles', locale: Locale) {
  return { name, isShared: true, folder: `/help_center/${locale.toLowerCase()}` } as const;
}
