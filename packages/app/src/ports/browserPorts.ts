import type { Ports } from '@rugby/domain/stores/RootStore';

/** What the stores borrow from the browser: its clock, its cookies and its keys. */
export function browserPorts(): Ports {
  return {
    clock: {
      now: () => Date.now(),
      everySecond: (tick) => {
        const timer = setInterval(tick, 1000);
        return () => clearInterval(timer);
      },
    },
    session: { isMarkedSignedIn: () => /(?:^|; )signed_in=1/.test(document.cookie) },
    api: { language: 'en', newKey: () => crypto.randomUUID() },
  };
}
