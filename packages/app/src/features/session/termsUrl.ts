import type { Edition } from '@rugby/domain/editions';
import { footerPages } from '@rugby/ui/layout/footerPages';

/** Where the terms of an edition stand: the page to which the footer leads. */
export function termsUrl({ id, basePath }: Edition): string {
  return `${basePath}${footerPages[id].find(({ name }) => name === 'terms')?.path ?? ''}`;
}
