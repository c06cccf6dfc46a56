import { z } from '../schema.ts';
import { recordOf, upTo } from '../text.ts';

const addresses = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200));

/** What the build says about its files, beside the module that renders pages. Addresses of the site. */
export const pageFiles = z.object({
  /** Fonts that every page shows. */
  fonts: addresses,
  /** Scripts that a page needs beside the first ones of the site, by the path of its route, where a league has its tab. */
  scripts: recordOf(addresses, 1000, upTo(200)),
});
export type PageFiles = z.output<typeof pageFiles>;
