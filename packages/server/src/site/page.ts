import { readFile } from 'node:fs/promises';
import { type VisitFacts, visitMetaName } from '@rugby/domain/contract/geo/visit';
import { type Edition, editionOfPath } from '@rugby/domain/editions';
import { readSharedPath } from '@rugby/domain/game/leagues/shareLink';
import { escapeHtml } from '@rugby/domain/help/markup';
import { headOf, headOfPreview, type LinkPreview } from './head.ts';
import { iconPathOf, manifestPathOf } from './installable.ts';

/** What an answer fills into the built page. */
export interface PageContent {
  readonly path: string;
  /** Carried by scripts and styles. */
  readonly nonce: string;
  readonly facts: VisitFacts;
  /** Without one the page has the head of its edition. */
  readonly preview?: LinkPreview | undefined;
}

/** The built page, with values to fill in for each answer. */
export interface PageTemplate {
  readonly fillIn: (content: PageContent) => string;
}

/** The nonce in the built page; each answer replaces it by its own. */
const placeholder = 'csp-nonce-placeholder';

/** Reads the built page once. The edition in the URL sets its head and theme, and the facts of the visit stand in it, before any script runs. */
export async function readPage(file: string, publicUrl: string): Promise<PageTemplate> {
  const html = await readFile(file, 'utf8');
  return {
    fillIn: ({ path, nonce, facts, preview }) => {
      const edition = readSharedPath(path)?.edition ?? editionOfPath(path);
      const visit = `<meta name="${visitMetaName}" content="${escapeHtml(JSON.stringify(facts))}" />`;
      const manifest = `<link rel="manifest" href="${manifestPathOf(edition)}" />`;
      return withEdition(html, edition, publicUrl + path, preview)
        .replace('</title>', () => ['</title>', visit, manifest].join('\n    '))
        .replace(/<link\s+rel="icon"[^>]*>/, `<link rel="icon" href="${iconPathOf(edition, 192)}" />`)
        .replaceAll(placeholder, nonce);
    },
  };
}

/** The page with the theme, the title and the head tags of an edition. */
export function withEdition(html: string, edition: Edition, url: string, preview?: LinkPreview): string {
  const { title, description, tags } = preview === undefined ? headOf(edition, url) : headOfPreview(preview, url);
  const lines = tags.map(([kind, name, content]) => `    <meta ${kind}="${name}" content="${escapeHtml(content)}" />`);
  return html
    .replace(/data-brand="[^"]*"/, `data-brand="${edition.brand}"`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(description)}"`)
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escapeHtml(title)}</title>`, ...lines].join('\n'));
}
