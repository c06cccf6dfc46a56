import type pg from 'pg';
import { isConnectionLost } from './connectionLoss.ts';

/** A new generation begins at most this often: while a cluster has no leader, every new connection is lost too. */
const LEAST_MS = 1000;

/**
 * Which connections of a pool lead to a leader that was demoted. When one connection reports it, all that were opened before are of a past
 * generation: they lead to the same database.
 */
export class ConnectionGenerations {
  private current = 0;
  private begunAt = -Infinity;
  private readonly generations = new WeakMap<pg.PoolClient, number>();
  private readonly lost = new WeakSet<pg.PoolClient>();

  /** Whether a connection must not be used again. A connection that is asked about for the first time is of the current generation. */
  isPast(client: pg.PoolClient): boolean {
    const generation = this.generations.get(client) ?? this.current;
    this.generations.set(client, generation);
    return this.lost.has(client) || generation < this.current;
  }

  /** Learns from the error of a statement. */
  reportError(client: pg.PoolClient, error: unknown): void {
    if (!isConnectionLost(error)) return;
    const isFirst = !this.isPast(client);
    this.lost.add(client);
    if (!isFirst || performance.now() - this.begunAt < LEAST_MS) return;
    this.current += 1;
    this.begunAt = performance.now();
  }
}
