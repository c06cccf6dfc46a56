import type { Account } from './account.ts';

/** Where one embedded database lies and how it is run. */
export interface ClusterLocation {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** PostgreSQL's programs: `bin/`, `lib/`, `share/`. */
  readonly native: string;
  readonly account: Account;
  /** False only in tests: a crash of the machine may then lose data. */
  readonly durable: boolean;
}
