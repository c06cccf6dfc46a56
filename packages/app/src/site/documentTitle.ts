import type { Edition } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import { type PageWord, wordForPage } from './pageWord.ts';

/** The title of the document: that of the page before that of the edition. */
export function documentTitle(title: PageWord | null, edition: Edition, words: Words): string {
  return title === null ? edition.title : titleBefore(words(wordForPage(title, edition)), edition);
}

/** The title of a page that is named by its content. */
export function titleBefore(name: string, edition: Edition): string {
  return `${name} – ${edition.title}`;
}
