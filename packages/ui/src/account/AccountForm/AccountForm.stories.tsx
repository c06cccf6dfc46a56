import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AccountFields, AccountForm } from './AccountForm.tsx';

const meta = preview.meta({
  component: AccountForm,
  args: {
    children: (
      <AccountFields>
        <TextField label="First name" defaultValue="Mere" />
        <TextField label="Last name" defaultValue="Kahu" />
      </AccountFields>
    ),
    changed: ['First name'],
    errors: 0,
    common: undefined,
    isPending: false,
    failures: 0,
    onSubmit: fn(() => Promise.resolve()),
  },
});

export const Default = meta.story({});

export const NothingChanged = meta.story({
  args: { changed: [] },
  play: async ({ canvas, step }) => {
    await step('nothing can be saved before something is changed [A-092]', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
  },
});

export const Invalid = meta.story({ args: { errors: 2 } });

export const Pending = meta.story({ args: { isPending: true } });

export const Refused = meta.story({ args: { common: 'We could not reach the game. Check your connection, then try again.' } });

export const LongText = meta.story({
  args: { changed: ['Country of residence', 'Date of birth', 'Team you support', 'Display name'] },
});

/** The button is disabled once everything is saved. The keyboard stays beside it, not at the start of a long form. */
export const Saved = meta.story({
  parameters: { picture: { disable: true } },
  render: function Saving(args) {
    const [changed, setChanged] = useState(args.changed);
    return <AccountForm {...args} changed={changed} onSubmit={async () => setChanged([])} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Nothing changed.')).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByLabelText('First name').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
