import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import type { Database } from './db/tables.ts';
import type { LineSink } from './http/requestLog.ts';
import type { StreamLimits } from './live/LiveStreams.ts';
import type { MailTransport } from './mail/MailTransport.ts';
import type { SlowestClient } from './protection/refuseSlowBodies.ts';

/** What the server is built from. */
export interface ServerDeps {
  readonly config: Pick<
    Config,
    | 'logLevel'
    | 'trustProxy'
    | 'publicUrl'
    | 'rateLimits'
    | 'cacheSeconds'
    | 'blockedCountries'
    | 'countryHeader'
    | 'geoipFile'
    | 'metricsToken'
    | 'securityContact'
    | 'sentryDsn'
    | 'secrets'
    | 'contactTo'
    | 'bannedWords'
  >;
  readonly db: Kysely<Database>;
  /** Replicas of `db`; absent: `db` answers every read. */
  readonly replicas?: Kysely<Database>;
  /** The folder of the built site; absent: only the API and the published files are served. */
  readonly siteFolder?: string;
  /** Connection string of the database that notifies of changed seasons; absent: a season that was read once is never read again. */
  readonly listenTo?: string;
  /** Whether this process publishes, of all that serve the database; absent: it does. */
  readonly isLeader?: () => boolean;
  /** Aborted when the process is about to stop; absent: balancers do not learn it before. */
  readonly stopping?: AbortSignal;
  /** The way that mails leave; absent: they stay in their table. */
  readonly mailTransport?: MailTransport;
  /** Receives the log; absent: standard output. */
  readonly logTo?: LineSink;
  /** How slowly clients may send, where it differs from the default. */
  readonly slowest?: SlowestClient;
  /** How many streams may be open, where it differs from the default. */
  readonly streamLimits?: StreamLimits;
}
