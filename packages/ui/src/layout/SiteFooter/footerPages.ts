import type { EditionId } from '@rugby/domain/editions';

/** A help page that the footer links to; its name is a word of the footer. */
export interface FooterPage {
  readonly name: 'rules' | 'terms' | 'privacy';
  /** Below the base path of the edition. */
  readonly path: string;
}

/** The help pages in the footer of each edition. */
export const footerPages: Readonly<Record<EditionId, readonly FooterPage[]>> = {
  srp: [
    { name: 'terms', path: '/help/t%26c' },
    { name: 'privacy', path: '/help/privacy' },
  ],
  trc: [
    { name: 'rules', path: '/help/rules' },
    { name: 'terms', path: '/help/t%26cs' },
    { name: 'privacy', path: '/help/privacy' },
  ],
};
