import { z } from '../schema.ts';

/** What the build says about its files, beside the module that renders pages. Addresses of the site. */
export const pageFiles = z.object({
  /** Fonts that every page shows. */
  fonts: z.array(z.string()),
  /** Scripts that a page needs beside the first ones of the site, by the path of its route. */
  scripts: z.record(z.string(), z.array(z.string())),
});
export type PageFiles = z.output<typeof pageFiles>;
