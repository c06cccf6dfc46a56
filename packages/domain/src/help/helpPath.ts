import type { Edition } from '../editions.ts';

/** The part of an address that a section or article has: its name in lower case, without accents, with hyphens for spaces. */
export function helpPath(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** The address of a section or of an article, encoded: `/help/t%26c`. */
export function helpAddress({ basePath }: Pick<Edition, 'basePath'>, ...parts: readonly string[]): string {
  return [`${basePath}/help`, ...parts.map(encodeURIComponent)].join('/');
}

/** The address to which `/rules` leads: the table of points, in the section that has the rules. */
export function rulesAddress(edition: Pick<Edition, 'basePath'>): string {
  return helpAddress(edition, 'rules', 'scoring');
}
