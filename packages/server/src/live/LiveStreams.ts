import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many streams may be open. */
export interface StreamLimits {
  readonly all: number;
  readonly ofNetwork: number;
}

/** The limits of a process, where each stream takes about 13 KB of memory. Users of a mobile network share addresses; who gets no stream polls. */
export function streamLimitsOf(isNetworkLimited: boolean): StreamLimits {
  return { all: 12_000, ofNetwork: isNetworkLimited ? 500 : Infinity };
}

/** Streams that are written to before other requests get their turn: about ten milliseconds of work. */
const AT_ONCE = 250;

/** A stream with more bytes than this that its client has not read is closed: they wait in the memory of this process. */
const MOST_UNREAD = 16 * 1024;

/** Clients reconnect after a random part of this time, in milliseconds, when the server closes. */
const RECONNECT_WITHIN_MS = 10_000;

/** The open streams of server-sent events of this process. A client that stops reading is dropped, and connects again by itself. */
export class LiveStreams {
  private readonly limits: StreamLimits;
  private readonly open = new Map<ServerResponse, { readonly topic: string; readonly network: string }>();
  private readonly ofNetwork = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.limits = limits;
  }

  /** How many are open. */
  get size(): number {
    return this.open.size;
  }

  /** Why another stream cannot be opened now; undefined when it can. */
  refusalFor(network: string): 'process' | 'network' | undefined {
    if (this.open.size >= this.limits.all) return 'process';
    return (this.ofNetwork.get(network) ?? 0) >= this.limits.ofNetwork ? 'network' : undefined;
  }

  /** Adds a stream whose headers were written. It leaves when its connection closes. */
  add(stream: ServerResponse, topic: string, network: string): void {
    this.open.set(stream, { topic, network });
    this.ofNetwork.set(network, (this.ofNetwork.get(network) ?? 0) + 1);
    stream.once('close', () => this.remove(stream));
  }

  /** Writes a text to every stream of a topic, or to all. Other requests are answered in between. */
  async send(text: string, topic?: string): Promise<void> {
    const streams = [...this.open].filter(([, stream]) => topic === undefined || stream.topic === topic);
    for (let first = 0; first < streams.length; first += AT_ONCE) {
      for (const [stream] of streams.slice(first, first + AT_ONCE)) write(stream, text);
      await nextTurn();
    }
  }

  /** Ends every stream, and asks the clients not to reconnect all at once. */
  close(): void {
    for (const stream of this.open.keys()) {
      stream.end(`retry: ${Math.round(Math.random() * RECONNECT_WITHIN_MS)}\n\n`);
    }
  }

  private remove(stream: ServerResponse): void {
    const network = this.open.get(stream)?.network;
    if (network === undefined) return;
    this.open.delete(stream);
    const left = (this.ofNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.ofNetwork.set(network, left);
    else this.ofNetwork.delete(network);
  }
}

function write(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MOST_UNREAD) stream.destroy();
  else if (!stream.destroyed && !stream.writableEnded) stream.write(text);
}
