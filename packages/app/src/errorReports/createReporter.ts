import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { reportedEvent } from './reportedEvent.ts';

/** The share of errors that are reported. */
const sampleRate = 0.1;

/** A lost connection, a slow answer and a call that the page gave up are no faults of the site. Browsers word them differently. */
const ignoreErrors: readonly RegExp[] = [
  /network ?error/i,
  /network connection was lost/i,
  /failed to fetch/i,
  /load failed/i,
  /importing a module script failed/i,
  /error loading dynamically imported module/i,
  /timeout|timed out/i,
  /cancell?ed/i,
  /abort/i,
];

export interface ReporterOptions {
  readonly dsn: string;
  /** Sent with each report. */
  readonly edition: string;
  /** The names of the signed-in user, which no report holds. */
  readonly namesOf: () => readonly string[];
}

/** Sends an error to Sentry. `page` is the first part of the address, such as `my-team`. */
export type Report = (error: unknown, page: string) => void;

/** Connects to the project of a DSN, without breadcrumbs, cookies, headers or the address of the page. */
export function createReporter({ dsn, edition, namesOf }: ReporterOptions): Report {
  const client = new BrowserClient({
    dsn,
    sampleRate,
    ignoreErrors: [...ignoreErrors],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event) => reportedEvent(event, namesOf()),
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTag('edition', edition);
  client.init();
  return (error, page) => {
    const forThis = scope.clone();
    forThis.setTag('page', page);
    forThis.captureException(error);
  };
}
