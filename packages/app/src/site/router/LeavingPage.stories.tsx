import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';
import { useEffect, useState } from 'react';
import { Navigate, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters } from '../../../../../.storybook/showRoute.tsx';
import { SiteHistory } from './SiteHistory.ts';
import { SiteRouter } from './SiteRouter.tsx';

const meta = preview.meta({
  title: 'Pages/Page that is left',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

let redirect = Promise.withResolvers<void>();

/** A page that redirects to its first section after `load`. */
function Help() {
  const [isLoaded, setIsLoaded] = useState(false);
  // Runs after the effect of `Navigate`.
  useEffect(() => {
    if (isLoaded) redirect.resolve();
  }, [isLoaded]);
  return (
    <main>
      <h1>Help</h1>
      <p onTransitionEnd={() => setIsLoaded(true)}>Loading</p>
      {isLoaded && <Navigate to="/help/first" replace />}
    </main>
  );
}

function showSite(history: SiteHistory, landing: Promise<void>) {
  const pages = {
    '/help': new LazyComponent(async () => Help),
    '/help/first': new LazyComponent(async () => () => <h1>First section</h1>),
    '/': new LazyComponent(async () => {
      await landing;
      return () => <h1>Landing</h1>;
    }),
  };
  return {
    render: () => (
      <SiteRouter
        history={history}
        routes={Object.entries(pages).map(([path, page]) => ({ path, handle: page, Component: page.Component }))}
        basename="/"
        tabStorage={memoryStorage()}
        crashScreen={null}
      />
    ),
  };
}

/** Loads the sections, and waits until the page has asked for its redirect. */
async function load(): Promise<void> {
  redirect = Promise.withResolvers();
  (await screen.findByText('Loading')).dispatchEvent(new Event('transitionend', { bubbles: true }));
  await redirect.promise;
}

function atHelp(): SiteHistory {
  const history = createMemoryHistory({ initialEntries: ['/help'] });
  return new SiteHistory({
    ...history,
    /** As in a browser, another object at each arrival. */
    get location() {
      return { ...history.location };
    },
  });
}

const landing = Promise.withResolvers<void>();
const left = atHelp();

/** The page stays until the next one is loaded, and goes on loading. */
export const Left = meta.story({
  name: 'A page that is left does not redirect the user back',
  ...showSite(left, landing.promise),
  play: async () => {
    await screen.findByRole('heading', { name: 'Help' });
    left.push('/');
    await load();
    await expect(left.location.pathname).toBe('/');
    landing.resolve();
    await screen.findByRole('heading', { name: 'Landing' });
  },
});

const returned = atHelp();

export const Returned = meta.story({
  name: 'A page that the user returns to before the next one is loaded redirects after all',
  ...showSite(returned, new Promise(() => undefined)),
  play: async () => {
    await screen.findByRole('heading', { name: 'Help' });
    returned.push('/');
    await load();
    returned.go(-1);
    await waitFor(() => expect(returned.location.pathname).toBe('/help/first'));
    await screen.findByRole('heading', { name: 'First section' });
  },
});
