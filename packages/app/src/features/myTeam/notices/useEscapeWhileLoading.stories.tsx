import { lazyOverlay } from '@rugby/ui/lazy/lazyOverlay';
import { ErrorModal } from '@rugby/ui/modals/ErrorModal';
import { Button } from '@rugby/ui/primitives/Button';
import { useState } from 'react';
import { expectNoDialog, findDialog } from '../../../../../../.storybook/onScreen.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { useEscapeWhileLoading } from './useEscapeWhileLoading.ts';

let code = Promise.withResolvers<void>();

/** A button whose dialog arrives when the story says so. */
function Sample() {
  const [Overlay] = useState(() => lazyOverlay(() => code.promise.then(() => ErrorModal)));
  const [isDue, setDue] = useState(false);
  const close = () => setDue(false);
  useEscapeWhileLoading(isDue, close);
  return (
    <>
      <Button onPress={() => setDue(true)}>Open</Button>
      {isDue && <Overlay message="The connection was lost." onClose={close} onGiveUp={close} />}
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Escape while a dialog loads',
  tags: ['!autodocs'],
  component: Sample,
  beforeEach: () => {
    code = Promise.withResolvers();
  },
  parameters: { picture: { disable: true } },
});

export const Escaped = meta.story({
  name: 'A dialog whose code arrives after Escape does not open, and the next press opens it',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    code.resolve();
    await expectNoDialog();
    await step('the next press opens it, and Escape closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await findDialog('Error');
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
  },
});
