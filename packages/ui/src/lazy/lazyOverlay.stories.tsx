import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { lazyOverlay } from './lazyOverlay.tsx';

let code = Promise.withResolvers<void>();

/** A dialog whose code arrives when the story says so. */
function Sample() {
  const [Overlay] = useState(() => lazyOverlay(() => code.promise.then(() => () => <p>Blues against Chiefs</p>)));
  return <Overlay />;
}

const meta = preview.meta({
  title: 'primitives/lazyOverlay',
  component: Sample,
  beforeEach: () => {
    code = Promise.withResolvers();
  },
  parameters: { picture: { disable: true } },
});

export const OnItsWay = meta.story({
  name: 'A line says that a dialog is on its way, until it arrives',
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible());
    code.resolve();
    await expect(await canvas.findByText('Blues against Chiefs')).toBeVisible();
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});
