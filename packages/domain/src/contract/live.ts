import { checksums } from './checksums.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { natural } from './text.ts';

/** A stream of server-sent events, all of one kind. */
export interface EventStream<Data> extends Omit<AnyEndpoint, 'method'> {
  /** The name of its events. */
  readonly event: string;
  /** What each event carries, in JSON. */
  readonly data: z.ZodMiniType<Data>;
}

const liveState = z.object({
  checksums,
  /** A number that changes whenever ranks may have changed. */
  ranks: natural,
  /** Clients wait for a random part of this time, in milliseconds, before they read what has changed, so that they do not ask at once. */
  spreadMs: z.int().check(z.nonnegative(), z.maximum(60_000)),
});

/** What an edition has published; equal parts mean that nothing has changed. */
export type LiveState = z.output<typeof liveState>;

/**
 * GET live: the published state of an edition when the stream opens and whenever it changes. An event is complete in itself, so a client
 * that missed some compares the next one with what it has read.
 */
export const liveUpdates: EventStream<LiveState> = {
  name: 'live',
  area: 'game',
  path: 'live',
  event: 'state',
  data: liveState,
};
