import { type LiveState, liveUpdates } from '@rugby/domain/contract/live';
import { z } from '@rugby/domain/contract/schema';

/** A client of a stream of live updates. */
export interface LiveListener {
  readonly status: number;
  readonly headers: Headers;
  /** All that has arrived. */
  readonly text: () => string;
  /** The states that have arrived, oldest first. */
  readonly states: () => readonly LiveState[];
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens a stream and reads it until it ends or is closed. */
export async function listenToLive(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LiveListener> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) text += decoder.decode(bytes, { stream: true });
  };
  const ended = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    states: () => [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].flatMap(([, event, data]) => stateOf(event, data)),
    ended,
    close: () => leaving.abort(),
  };
}

function stateOf(event: string | undefined, data: string | undefined): readonly LiveState[] {
  return event === liveUpdates.event ? [z.parse(liveUpdates.data, JSON.parse(data ?? ''))] : [];
}
