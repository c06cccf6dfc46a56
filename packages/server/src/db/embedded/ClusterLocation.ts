import type { SystemAccount } from './account.ts';

/** Where an embedded database is stored and how it runs. */
export interface ClusterLocation {
  readonly dataDir: string;
  /** The data folder of PostgreSQL. */
  readonly cluster: string;
  /** The folder of PostgreSQL's programs, with `bin/`, `lib/` and `share/`. */
  readonly native: string;
  readonly account: SystemAccount;
  /** False only in tests: a crash of the machine may lose data. */
  readonly durable: boolean;
}
