import { memoryStorage } from '@rugby/mocks/ports/memoryPorts';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters } from '../../../../../.storybook/showRoute.tsx';
import { SiteHistory } from './SiteHistory.ts';
import { SiteRouter } from './SiteRouter.tsx';

const meta = preview.meta({ title: 'Pages/Page not loaded', tags: ['!autodocs'], parameters: pageParameters });

/** A site whose only page arrives after some attempts at its code have failed. */
function showSite(failures: number, last: Promise<void> = Promise.resolve()) {
  let attempts = 0;
  const page = new LazyComponent(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('gone');
    await last;
    return () => <h1>Stats centre</h1>;
  });
  return {
    render: () => (
      <SiteRouter
        history={new SiteHistory(createMemoryHistory())}
        routes={[{ path: '*', handle: page, Component: page.Component }]}
        basename="/"
        tabStorage={memoryStorage()}
        crashScreen={null}
      />
    ),
  };
}

export const Default = meta.story({
  ...showSite(9),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This did not arrive.' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Check your connection, then try again\./);
  },
});

export const StillNotLoaded = meta.story({
  ...showSite(9),
  play: async ({ canvas, userEvent, step }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    const alert = () => canvas.getByRole('alert');
    await step('an attempt that fails says so, and the button keeps the focus', async () => {
      await userEvent.click(retry);
      await waitFor(() => expect(alert()).toHaveTextContent(/^It still did not arrive\./));
      await expect(retry).toHaveFocus();
    });
    await step('the next one is announced again', async () => {
      const before = alert();
      await userEvent.click(retry);
      await waitFor(() => expect(alert()).not.toBe(before));
    });
  },
});

export const Trying = meta.story({
  ...showSite(1, new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Trying again …' });
  },
});

export const Arrives = meta.story({
  ...showSite(2),
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^It still did not arrive\./));
    await userEvent.click(retry);
    await canvas.findByRole('heading', { level: 1, name: 'Stats centre' });
  },
});
