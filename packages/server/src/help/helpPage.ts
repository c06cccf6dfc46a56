import type { Edition } from '@rugby/domain/editions';
import type { FoundHelp } from '@rugby/domain/help/findHelp';
import { helpAddress } from '@rugby/domain/help/helpPath';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { HelpArticle, HelpSection } from '@rugby/domain/help/model';
import { firstParagraph } from '@rugby/domain/help/plainText';
import type { Words } from '@rugby/domain/i18n/keys';
import { type HelpPlace, helpSearchHtml } from './helpSearch.ts';
import { type PageToSend, withRendered, withTitle } from '../site/withRendered.ts';
import type { FilledPage } from '../site/createSendSite.ts';

export interface HelpPageDeps {
  readonly words: Words;
  /** Where people reach the site, for the canonical address. */
  readonly publicUrl: string;
  readonly styles: string;
}

/** A section or an article under the name that its page shows. */
type NamedHelp = Extract<FoundHelp, { kind: 'shown' }> & { readonly name: string };

/** The built page with an article in it: as the site renders it, or plain. */
export type FillHelpPage = (page: FilledPage, rendered: PageToSend | undefined) => string;

/** The longest description for search engines, in characters. */
const descriptionMax = 160;

/** Creates what writes pages of the help centre: head, navigation and the article, or what a search finds, as HTML. [A-029] */
export function createHelpPages({ words, publicUrl, styles }: HelpPageDeps) {
  return {
    fill: (found: Exclude<FoundHelp, { kind: 'moved' }>, place: HelpPlace): FillHelpPage => {
      const isSearch = place.search !== '';
      const shown = found.kind === 'shown' && !isSearch ? found : undefined;
      const name = isSearch
        ? words('help.search.title')
        : (shown?.article?.title ?? shown?.section.title ?? words('help.unknown'));
      const body = bodyHtml(
        isSearch ? helpSearchHtml(place, words) : articleHtml(name, shown?.article, words),
        shown?.article,
        place,
        words,
      );
      return ({ html, nonce }, rendered) => {
        const filled =
          rendered === undefined
            ? html
                .replace(/<noscript>[^<]*<\/noscript>/, '')
                .replace('</head>', () => `<style nonce="${nonce}">${styles}</style></head>`)
                .replace(/<div id="root">\s*<\/div>/, () => `<div id="root">${body}</div>`)
            : withRendered({ html, nonce }, rendered);
        const titled = withTitle(filled, `${name} – ${place.edition.title}`);
        return shown === undefined ? withRobots(titled) : withAddress(titled, { name, ...shown }, place.edition);
      };
    },
  };

  function withAddress(page: string, { name, section, article }: NamedHelp, edition: Edition): string {
    const isFirst = article === undefined || article === section.articles[0];
    const address = `${publicUrl}${helpAddress(edition, section.path, ...(isFirst ? [] : [article.path]))}`;
    const description = shorten(firstParagraph(article?.body ?? '')) || section.title;
    const shared = [
      ['name', 'description', description],
      ['property', 'og:type', 'article'],
      ['property', 'og:title', name],
      ['property', 'og:description', description],
      ['property', 'og:url', address],
    ] as const;
    return shared
      .reduce((filled, [kind, tag, content]) => withTag(filled, { kind, tag, content }), page)
      .replace('</head>', () => `<link rel="canonical" href="${escapeHtml(address)}" /></head>`);
  }
}

/** The page with another content of a `<meta>` that it has. */
function withTag(page: string, { kind, tag, content }: Readonly<Record<'kind' | 'tag' | 'content', string>>): string {
  return page.replace(
    new RegExp(`<meta\\s+${kind}="${tag}"\\s+content="[^"]*"\\s*/?>`),
    () => `<meta ${kind}="${tag}" content="${escapeHtml(content)}" />`,
  );
}

function withRobots(page: string): string {
  return page.replace('</head>', '<meta name="robots" content="noindex" /></head>');
}

function articleHtml(name: string, article: HelpArticle | undefined, words: Words): string {
  return `<h1>${escapeHtml(name)}</h1>${article?.body ?? `<p>${escapeHtml(words('help.unknownText'))}</p>`}`;
}

function bodyHtml(content: string, article: HelpArticle | undefined, { edition, sections }: HelpPlace, words: Words): string {
  const entries = sections.map((section) => sectionHtml(section, article, edition));
  return [
    `<div class="help-page"><header><a href="${edition.basePath}/">${escapeHtml(edition.title)}</a></header>`,
    `<div class="help-columns"><nav aria-label="${escapeHtml(words('help.navigation'))}"><ul>${entries.join('')}</ul></nav>`,
    `<main id="content"><article class="help-article">${content}</article></main></div></div>`,
  ].join('');
}

function sectionHtml(section: HelpSection, current: HelpArticle | undefined, edition: Edition): string {
  const { path, title, articles } = section;
  const link = (label: string, address: string, isCurrent: boolean) =>
    `<a href="${escapeHtml(address)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`;
  const isOpen = current !== undefined && articles.includes(current);
  if (articles.length < 2) return `<li>${link(title, helpAddress(edition, path), isOpen)}</li>`;
  const entries = articles.map(
    (article) => `<li>${link(article.title, helpAddress(edition, path, article.path), article === current)}</li>`,
  );
  return `<li>${link(title, helpAddress(edition, path), false)}<ul>${entries.join('')}</ul></li>`;
}

/** Cut at a word. */
function shorten(text: string): string {
  return text.length <= descriptionMax ? text : `${text.slice(0, text.lastIndexOf(' ', descriptionMax - 1))}…`;
}
