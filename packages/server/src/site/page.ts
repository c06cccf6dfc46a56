import { readFile } from 'node:fs/promises';
import { type Edition, editionOfPath } from '@rugby/domain/editions';

/** The built page with the places that each answer fills. */
export interface Page {
  /** The page for an address; scripts and styles in it carry `nonce`. */
  readonly fill: (path: string, nonce: string) => string;
}

/** The nonce that the build writes into the page; each answer puts its own in its place. */
const placeholder = 'csp-nonce-placeholder';

/** Reads the built page once. The edition of the address gives it its title and theme before any script runs. */
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
