/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Copy what the page has loaded: its own page, files of the site, published files and answers to the user. */
  | { readonly kind: 'copy'; readonly page: string; readonly urls: readonly string[]; readonly withWholeSite: boolean }
  /** Whether this version of the worker belongs to the version of the site with this file. Answered through the port of the message. */
  | { readonly kind: 'has'; readonly file: string }
  /** Take over from the version before: the user agreed. */
  | { readonly kind: 'activate' };
