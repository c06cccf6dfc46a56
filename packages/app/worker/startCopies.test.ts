import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './startCopies.ts';

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
