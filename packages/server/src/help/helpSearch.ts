import type { Edition } from '@rugby/domain/editions';
import { helpAddress } from '@rugby/domain/help/helpPath';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { HelpSection } from '@rugby/domain/help/model';
import { type MarkedText, searchHelp, searchMax } from '@rugby/domain/help/searchHelp';
import type { Words } from '@rugby/domain/i18n/keys';

export interface HelpPlace {
  readonly edition: Edition;
  readonly sections: readonly HelpSection[];
  /** What is searched for; empty without a search. */
  readonly search: string;
}

/** What a search finds, as HTML, below a form to search again. Works without JavaScript. */
export function helpSearchHtml({ edition, sections, search }: HelpPlace, words: Words): string {
  const hits = searchHelp(sections, search);
  const found = hits.map(({ section, article, title, excerpt }) => {
    const address = helpAddress(edition, section.path, article.path);
    return `<li><a href="${escapeHtml(address)}">${markedHtml(title)}</a><p>${markedHtml(excerpt)}</p></li>`;
  });
  const count = hits.length === 0 ? words('help.search.none') : words('help.search.results', { count: hits.length });
  return [
    formHtml(search, words),
    `<h1>${escapeHtml(words('help.search.title'))}</h1><p>${escapeHtml(count)}</p>`,
    hits.length === 0 ? `<p>${escapeHtml(words('help.search.noneText'))}</p>` : `<ul>${found.join('')}</ul>`,
  ].join('');
}

/** Sends the search to the same page. */
function formHtml(search: string, words: Words): string {
  const label = escapeHtml(words('help.search.label'));
  const value = escapeHtml(search.slice(0, searchMax));
  const field = `<input type="search" name="q" maxlength="${searchMax}" aria-label="${label}" value="${value}" />`;
  return `<form role="search">${field} <button>${escapeHtml(words('help.search.title'))}</button></form>`;
}

function markedHtml(pieces: readonly MarkedText[]): string {
  return pieces.map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}
