import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { expectNoDialog, findDialog } from '../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorModal } from '../modals/ErrorModal/ErrorModal.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Snackbar } from '../primitives/Snackbar/Snackbar.tsx';
import { createSnackbarQueue } from '../primitives/Snackbar/snackbarQueue.ts';
import { lazyDialog } from './lazyDialog.tsx';

let code = Promise.withResolvers<void>();

/** A button whose dialog arrives when the story says so. */
function Sample() {
  const [Dialog] = useState(() => lazyDialog(() => code.promise.then(() => ErrorModal)));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && <Dialog message="The connection was lost." onClose={close} onGiveUp={close} />}
    </>
  );
}

const meta = preview.meta({
  title: 'primitives/lazyDialog',
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

export const EscapedUnderMessage = meta.story({
  name: 'Escape gives the dialog up while a message of the snackbar stands, too',
  render: () => {
    const queue = createSnackbarQueue();
    queue.show({ tone: 'positive', text: 'Saved 13:25.' });
    return (
      <>
        <Sample />
        <Snackbar queue={queue} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await screen.findByText('Saved 13:25.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    code.resolve();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      await expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull();
    }
  },
});
