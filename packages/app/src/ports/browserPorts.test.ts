import { noWorker } from '@rugby/domain/stores/offline/noWorker';
import { afterEach, expect, it, vi } from 'vitest';
import { browserPorts } from './browserPorts.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the clock of the countdown ticks every second, but not while the page is HTML only [G-125]', () => {
  vi.useFakeTimers();
  const root = { isRendered: false };
  vi.stubGlobal('location', new URL('https://fantasy.example/my-team'));
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: (selector: string) => (selector.startsWith('#root') && root.isRendered ? {} : null),
  });
  let ticks = 0;
  const stop = browserPorts(noWorker).clock.everySecond(() => (ticks += 1));
  vi.advanceTimersByTime(999);
  expect(ticks).toBe(0);
  vi.advanceTimersByTime(2001);
  expect(ticks).toBe(3);
  root.isRendered = true;
  vi.advanceTimersByTime(5000);
  expect(ticks).toBe(3);
  root.isRendered = false;
  stop();
  vi.advanceTimersByTime(5000);
  expect(ticks).toBe(3);
});

it.each([
  ['/stats-centre?webview=1', true],
  ['/stats-centre?webview', true],
  ['/stats-centre', false],
])('an app shows the site at %s inside it: %s [A-238]', (path, isWebView) => {
  vi.stubGlobal('location', new URL(path, 'https://fantasy.example'));
  vi.stubGlobal('document', { querySelector: () => null });
  expect(browserPorts(noWorker).visit.isWebView).toBe(isWebView);
});

it.each([
  ['lasts until the next scheduled match', 5_399_001, '; Max-Age=5400'],
  ['without one lasts until the browser is closed', undefined, ''],
])('the cookie of the live banner %s [G-300, G-412]', (_, lifetime, age) => {
  const written: string[] = [];
  vi.stubGlobal('location', new URL('https://fantasy.example/my-team'));
  vi.stubGlobal('document', {
    get cookie() {
      return written.join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
    querySelector: () => null,
  });
  const { cookies } = browserPorts(noWorker);
  cookies.write('points_message', 'srp 2026', '/', lifetime);
  expect(written).toEqual([`points_message=srp%202026; Path=/; SameSite=Lax${age}`]);
  expect([cookies.read('points_message'), cookies.read('message')]).toEqual([['srp 2026'], []]);
});
