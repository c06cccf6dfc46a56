import { readFile } from 'node:fs/promises';
import { type Edition, editionOfPath } from '@rugby/domain/editions';

/** The built page, with values to fill in for each answer. */
export interface Page {
  /** Returns the page for a URL path; its scripts and styles carry `nonce`. */
  readonly fill: (path: string, nonce: string) => string;
}

/** The nonce in the built page; each answer replaces it by its own. */
const placeholder = 'csp-nonce-placeholder';

/** Reads the built page once. The edition in the URL sets its title and theme before any script runs. */
export async function readPage(file: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  return { fill: (path, nonce) => withEdition(html, editionOfPath(path)).replaceAll(placeholder, nonce) };
}

/** The page with the theme and the title of an edition. */
export function withEdition(html: string, edition: Edition): string {
  return html
    .replace(/data-brand="[^"]*"/, `data-brand="${edition.brand}"`)
    .replace(/<title>[^<]*<\/title>/, `<title>${edition.title}</title>`);
}
