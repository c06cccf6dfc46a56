import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { GlobalPrompt } from './GlobalPrompt.tsx';

const meta = preview.meta({
  component: GlobalPrompt,
  args: {
    title: 'The round has started',
    children: <p>The round has started you can make transfers on players who are not locked</p>,
    action: { label: 'Make transfers', onPress: fn() },
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const WithoutAction = meta.story({
  render: ({ title, children, onClose }) => (
    <GlobalPrompt title={title} onClose={onClose}>
      {children}
    </GlobalPrompt>
  ),
});

export const LongText = meta.story({
  args: { children: <p>{'Points are provisional until four hours after the last match. '.repeat(6)}</p> },
});

export const ByKeyboard = meta.story({
  name: 'A global prompt has an action, and a button that closes it [A-175]',
  parameters: { picture: { disable: true } },
  args: { action: { label: 'Make transfers', onPress: fn() }, onClose: fn() },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'The round has started' })).toHaveTextContent(
      'make transfers on players',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
