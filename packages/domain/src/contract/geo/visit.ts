import { editionIds } from '../../editions.ts';
import { countryCode } from './geo.ts';
import { z } from '../schema.ts';
import { listOf, upTo } from '../text.ts';

const editionList = listOf(z.enum(editionIds), 100);

/** What the server knows of a visit when it sends the page; it stands in the page, so that nothing has to be asked before the page is shown. */
export const visitFacts = z.object({
  /** Whether the game is closed in the country of the visitor. */
  isRestricted: z.boolean(),
  /** The countries in which the game is closed, for a visitor from one of them; empty for others. */
  closedIn: listOf(countryCode, 300),
  /** Editions that wait for their launch. */
  unlaunched: editionList,
  /** Editions whose secret stands in the address. */
  unlocked: editionList,
  /** The DSN that error reports go to, after consent; absent where the site sends none. */
  sentryDsn: z.optional(upTo(300)),
});
export type VisitFacts = z.output<typeof visitFacts>;

/** The name of the `<meta>` element with the facts as JSON. */
export const visitMetaName = 'visit';

/** Query parameter with the secret that opens an edition before its launch. */
export const secretParameter = 'secret';

/** Query parameter of the apps that show the site inside them: for them no edition waits for its launch. */
export const webViewParameter = 'webview';
