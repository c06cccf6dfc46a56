import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '@rugby/domain/contract/help/helpCenter';
import { helpSections } from '@rugby/domain/help/helpSections';
import type { HelpArticle, HelpSection } from '@rugby/domain/help/model';
import { locales } from '@rugby/domain/i18n/catalog';
import { type StoryNetwork, valueOrThrow } from './storyNetwork.ts';

/** The help centre of the story's edition, from its three files. */
export async function helpFrom(network: StoryNetwork): Promise<readonly HelpSection[]> {
  const { categories } = valueOrThrow(await network.fetch(helpCategoriesFile(locales[0])));
  const { sections } = valueOrThrow(await network.fetch(helpSectionsFile(locales[0])));
  const { articles } = valueOrThrow(await network.fetch(helpArticlesFile(locales[0])));
  return helpSections({ categories, sections, articles }, network.edition);
}

/** One of its articles. */
export function articleFrom(title: string): (network: StoryNetwork) => Promise<HelpArticle> {
  return async (network) => {
    const articles = (await helpFrom(network)).flatMap((section) => section.articles);
    const found = articles.find((article) => article.title === title);
    if (found === undefined) throw new Error(`The help centre has no article ${title}.`);
    return found;
  };
}
