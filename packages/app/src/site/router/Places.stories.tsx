import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters } from '../../../../../.storybook/showRoute.tsx';
import { SiteHistory } from './SiteHistory.ts';
import { SiteRouter } from './SiteRouter.tsx';

const meta = preview.meta({
  title: 'Pages/Places of a page',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** A page whose text arrives after `load`. */
function Article() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <main>
      <h1>Scoring</h1>
      {isLoaded ? (
        ['Tries', 'Kicks & tackles'].map((name) => (
          <section key={name} style={{ blockSize: '150vh' }}>
            <h2 id={name}>{name}</h2>
          </section>
        ))
      ) : (
        <p onTransitionEnd={() => setIsLoaded(true)}>Loading</p>
      )}
    </main>
  );
}

function showSite(history: SiteHistory) {
  const page = new LazyComponent(async () => Article);
  return {
    render: () => (
      <SiteRouter
        history={history}
        routes={[{ path: '*', handle: page, Component: page.Component }]}
        basename="/"
        tabStorage={memoryStorage()}
        crashScreen={null}
      />
    ),
  };
}

async function load(): Promise<void> {
  (await screen.findByText('Loading')).dispatchEvent(new Event('transitionend', { bubbles: true }));
}

function topOf(name: string): number {
  return Math.round(screen.getByRole('heading', { name }).getBoundingClientRect().top);
}

const opened = new SiteHistory(createMemoryHistory({ initialEntries: ['/help#Kicks%20%26%20tackles'] }));

/** An address that names a place of the page leads to it as soon as it is there. */
export const Opened = meta.story({
  ...showSite(opened),
  play: async () => {
    await load();
    await waitFor(() => expect(topOf('Kicks & tackles')).toBe(0));
  },
});

const followed = new SiteHistory(createMemoryHistory());

export const Followed = meta.story({
  ...showSite(followed),
  play: async ({ step }) => {
    await load();
    await step('a link to a place of the same page leads to it', async () => {
      followed.push('/#Tries');
      await waitFor(() => expect(topOf('Tries')).toBe(0));
      followed.push('/#Kicks%20%26%20tackles');
      await waitFor(() => expect(topOf('Kicks & tackles')).toBe(0));
    });
    await step('Back and Forward lead to where the window stood', async () => {
      scrollBy(0, 40);
      // The browser reports the scroll with the next frame.
      await new Promise(requestAnimationFrame);
      followed.go(-1);
      await waitFor(() => expect(topOf('Tries')).toBe(0));
      followed.go(-1);
      await waitFor(() => expect(scrollY).toBe(0));
      followed.go(2);
      await waitFor(() => expect(topOf('Kicks & tackles')).toBe(-40));
      scrollBy(0, -40);
    });
    await step('a link to a place that the page has not leaves the window where it is', async () => {
      followed.push('/#nothing');
      await new Promise(requestAnimationFrame);
      await expect(topOf('Kicks & tackles')).toBe(0);
    });
  },
});
