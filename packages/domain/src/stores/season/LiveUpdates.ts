import { type LiveState, liveUpdates } from '../../contract/live.ts';
import { z } from '../../contract/schema.ts';
import type { FollowLive } from './FollowLive.ts';
import type { PagePort } from '../device/PagePort.ts';

/** The tabs of a browser, and the stream of events that they share. */
export interface LivePort {
  /** Calls back once no other tab holds the name; answers how to give it up. */
  readonly lead: (name: string, onLead: () => void) => () => void;
  /** Joins the tabs that know the name: a message reaches all others. */
  readonly join: (
    name: string,
    onMessage: (message: unknown) => void,
  ) => { readonly post: (message: unknown) => void; readonly leave: () => void };
  /** Opens a stream at a URL path; `onData` gets the parsed data of each event of that name. Answers how to close it. */
  readonly open: (
    path: string,
    event: string,
    handlers: { readonly onData: (data: unknown) => void; readonly onBroken: () => void },
  ) => () => void;
  /** Calls back when the page is shown or hidden; answers how to stop. */
  readonly onVisibilityChange: (callBack: () => void) => () => void;
}

interface Parts {
  /** The URL path of the stream. */
  readonly path: string;
  readonly tabs: LivePort;
  readonly page: Pick<PagePort, 'after' | 'isHidden'>;
  readonly random?: () => number;
}

/** A tab that joins asks for the newest state: it may have been published since its page was loaded. */
const question = 'newest';
/** Without a follower the stream stays open for so many milliseconds: the next page follows it again. */
const lingerMs = 10_000;
/** The longest pause before the first attempt to connect again, and before any, in milliseconds. */
const reconnect = { first: 5000, most: 120_000 } as const;

/**
 * The published states of an edition by one stream for all visible tabs of a browser. One tab connects and sends the others what it
 * receives; when it is closed or hidden, another one takes over. States are complete, so a tab that missed some finds the difference in the
 * next. Polling goes on beside it. [G-301]
 */
export class LiveUpdates {
  private readonly parts: Parts;
  private readonly random: () => number;
  private readonly followers = new Set<(state: LiveState) => void>();
  private newest: LiveState | undefined = undefined;
  private isDelivering = false;
  private failures = 0;
  private disconnect: (() => void) | undefined = undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.random = parts.random ?? Math.random;
    parts.tabs.onVisibilityChange(() => this.update());
  }

  /** Follows until the returned function is called. A state that is known is delivered at once. */
  readonly follow: FollowLive = (onState) => {
    this.followers.add(onState);
    if (this.newest !== undefined && !this.isDelivering) onState(this.newest);
    this.update();
    return () => {
      this.followers.delete(onState);
      this.parts.page.after(lingerMs, () => this.update());
    };
  };

  private update(): void {
    const isWanted = this.followers.size > 0 && !this.parts.page.isHidden();
    if (isWanted === (this.disconnect !== undefined)) return;
    this.disconnect?.();
    this.disconnect = isWanted ? this.connect() : undefined;
  }

  private connect(): () => void {
    const { path, tabs } = this.parts;
    let isLeading = false;
    let close = () => {};
    const others = tabs.join(path, (message) => {
      if (message !== question) this.receive(message);
      else if (isLeading && this.newest !== undefined) others.post(this.newest);
    });
    others.post(question);
    const release = tabs.lead(path, () => {
      isLeading = true;
      close = this.open(others.post);
    });
    return () => {
      close();
      release();
      others.leave();
    };
  }

  /** Opens the stream, again and again when it breaks, until the returned function is called. */
  private open(post: (message: unknown) => void): () => void {
    const { path, tabs, page } = this.parts;
    let end = () => {};
    const open = () => {
      const close = tabs.open(path, liveUpdates.event, {
        onData: (data) => {
          this.failures = 0;
          post(data);
          this.receive(data);
        },
        onBroken: () => {
          close();
          end = page.after(this.nextPause(), open);
        },
      });
      end = close;
    };
    open();
    return () => end();
  }

  /** Grows with each failure. Chance spreads the browsers that lost their streams at once. */
  private nextPause(): number {
    const longest = Math.min(reconnect.first * 2 ** this.failures, reconnect.most);
    this.failures += 1;
    return longest * (0.1 + 0.9 * this.random());
  }

  /** Takes a state of the server or of another tab. It is delivered after a random part of the time that the server asks for. */
  private receive(data: unknown): void {
    const read = z.safeParse(liveUpdates.data, data);
    if (!read.success) return;
    this.newest = read.data;
    if (this.isDelivering) return;
    this.isDelivering = true;
    this.parts.page.after(this.random() * read.data.spreadMs, () => this.deliver());
  }

  private deliver(): void {
    this.isDelivering = false;
    const { newest } = this;
    if (newest !== undefined) for (const onState of this.followers) onState(newest);
  }
}
