import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';
import { RouteLoader } from './RouteLoader.ts';
import { SiteHistory } from './SiteHistory.ts';

const component = () => null;

function openSite(fetches: Readonly<Record<string, () => Promise<typeof component>>>) {
  const routes = Object.entries(fetches).map(([path, fetch]) => ({ path, handle: new LazyComponent(fetch) }));
  const history = new SiteHistory(createMemoryHistory({ initialEntries: ['/'] }));
  const loader = new RouteLoader(history, routes, '/');
  onTestFinished(loader.mount());
  return { history, loader };
}

it('shows nothing before the first page is loaded, and the page before until the next one is', async () => {
  const next = Promise.withResolvers<typeof component>();
  const { history, loader } = openSite({ '/': async () => component, '/next': () => next.promise });
  expect(loader.location).toBeUndefined();
  await vi.waitUntil(() => loader.location?.pathname === '/');
  history.push('/next');
  expect(loader).toMatchObject({ location: { pathname: '/' }, isLoading: true });
  next.resolve(component);
  await vi.waitUntil(() => loader.location?.pathname === '/next');
  expect(loader.isLoading).toBe(false);
  history.go(-1);
  expect(loader).toMatchObject({ location: { pathname: '/' }, isLoading: false });
});

it('shows the page that was asked for last', async () => {
  const slow = Promise.withResolvers<typeof component>();
  const { history, loader } = openSite({ '/': () => slow.promise, '/next': async () => component });
  history.push('/next');
  await vi.waitUntil(() => loader.location?.pathname === '/next');
  slow.resolve(component);
  await slow.promise;
  expect(loader).toMatchObject({ location: { pathname: '/next' }, isLoading: false });
});

it('says that a page could not be loaded, and loads it when it is opened again', async () => {
  const fetch = vi.fn<() => Promise<typeof component>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(component);
  const { history, loader } = openSite({ '/': async () => component, '/next': fetch });
  await vi.waitUntil(() => loader.location?.pathname === '/');
  history.push('/next');
  await vi.waitUntil(() => loader.failures === 1);
  expect(loader.isLoading).toBe(false);
  history.go(-1);
  expect(loader.failures).toBe(0);
  history.go(1);
  await vi.waitUntil(() => loader.location?.pathname === '/next');
});

it('loads a page that failed when it is tried again', async () => {
  const fetch = vi.fn<() => Promise<typeof component>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(component);
  const { loader } = openSite({ '/': fetch });
  await vi.waitUntil(() => loader.failures === 1);
  loader.retry();
  await vi.waitUntil(() => loader.location?.pathname === '/');
  expect(loader.failures).toBe(0);
});

it('counts the attempts at one page, and says while it tries again', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  const { history, loader } = openSite({ '/': gone, '/next': gone });
  await vi.waitUntil(() => loader.failures === 1);
  expect(loader.isTrying).toBe(false);
  loader.retry();
  expect(loader.isTrying).toBe(true);
  await vi.waitUntil(() => loader.failures === 2);
  expect(loader.isTrying).toBe(false);
  history.push('/next');
  await vi.waitUntil(() => loader.failures === 1);
});
