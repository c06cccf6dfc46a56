/** How often something happened under a name, in a window of time. */
export interface RateLimitTable {
  /** Hash of the limit and the name. */
  readonly nameHash: string;
  readonly taken: number;
  /** From then on the row counts no more. */
  readonly endsAt: Date;
}
