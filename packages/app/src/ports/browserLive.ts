import { parseJson } from '@rugby/domain/game/model/parseJson';
import type { LivePort } from '@rugby/domain/stores/season/LiveUpdates';

/** The tabs of this browser, by Web Locks and a BroadcastChannel, and streams by EventSource. Without locks each tab has a stream of its own. */
export const browserLive: LivePort = {
  lead: (name, onLead) => {
    const leaving = new AbortController();
    // Browsers have no locks on pages that were loaded without https.
    if (!('locks' in navigator)) onLead();
    else {
      const held = new Promise<void>((release) => leaving.signal.addEventListener('abort', () => release()));
      const lead = () => {
        onLead();
        return held;
      };
      // A request that is given up before its turn is rejected.
      navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
    }
    return () => leaving.abort();
  },
  join: (name, onMessage) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => onMessage(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of its own origin only
    const post = (message: unknown) => channel.postMessage(message);
    return { post, leave: () => channel.close() };
  },
  open: (path, event, { onData, onBroken }) => {
    const stream = new EventSource(path);
    stream.addEventListener(event, ({ data }) => onData(parseJson(data)));
    stream.addEventListener('error', onBroken);
    return () => stream.close();
  },
  onVisibilityChange: (callBack) => {
    document.addEventListener('visibilitychange', callBack);
    return () => document.removeEventListener('visibilitychange', callBack);
  },
};
