import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPreloadPages, openPage } from './startCopies.ts';

let copy: Response | undefined;

beforeEach(() => {
  copy = new Response('the copy');
  vi.stubGlobal('caches', { match: () => Promise.resolve(copy) });
});
afterEach(() => void vi.unstubAllGlobals());

const open = async (answer: Response) => {
  const request = new Request('https://fantasy.example/my-team');
  return (await openPage({ request, preloadResponse: Promise.resolve(answer), resultingClientId: 'page' })).text();
};

test('a page opens with its copy while the server is overloaded [B21, B24]', async () => {
  expect(await open(new Response('{"success":null}', { status: 503 }))).toBe('the copy');
});

test('a page that the server answers, or refuses, is the answer [B21]', async () => {
  expect(await open(new Response('the page'))).toBe('the page');
  expect(await open(new Response('not found', { status: 404 }))).toBe('not found');
});

test('without a copy the answer of an overloaded server is shown [B21]', async () => {
  copy = undefined;
  expect(await open(new Response('{"success":null}', { status: 503 }))).toBe('{"success":null}');
});

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', true],
])('pages are preloaded except in WebKit, whose styles would not apply: %s, %s [D36]', (userAgent, expected) => {
  expect(canPreloadPages(userAgent)).toBe(expected);
});
