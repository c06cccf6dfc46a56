import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SuccessModal } from './SuccessModal.tsx';

const meta = preview.meta({
  component: SuccessModal,
  args: { message: 'Your league Thursday Night Tackles has been created successfully', onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  name: 'Reports a success and closes by keyboard [A-166, G-120]',
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Done' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('Your league Thursday Night Tackles has been created successfully');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Close');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Everything went as it should',
    message:
      'Your league The Unstoppable Loose Forwards of the Southern Night has been created successfully, and all its managers are told.',
  },
});
