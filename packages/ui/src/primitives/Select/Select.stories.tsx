import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';

const layout: 'form' | 'inline' = 'inline';
const value: string | null = 'round';

const meta = preview.meta({
  component: Select<string>,
  args: {
    label: 'Display',
    value,
    layout,
    onChange: fn(),
    options: [
      { id: 'price', label: 'Price' },
      { id: 'fixture', label: 'Next fixture' },
      { id: 'round', label: 'Round points' },
      { id: 'average', label: 'Average points' },
    ],
  },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <div style={{ maxInlineSize: 220 }}>
        <Select
          {...args}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            onChange(id);
          }}
        />
      </div>
    );
  },
});

export const Default = meta.story({});

export const Marked = meta.story({ args: { isMarked: true } });

export const InAForm = meta.story({ args: { layout: 'form', label: 'Gender', value: null } });

export const Wrong = meta.story({
  args: { layout: 'form', label: 'Gender', value: null, error: 'Please provide your gender' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Please provide your gender');
  },
});

export const Disabled = meta.story({ args: { layout: 'form', isDisabled: true } });

export const LongText = meta.story({
  args: { options: [{ id: 'round', label: 'Points over the last three rounds, with the captain doubled' }] },
});

export const OpenByKeyboard = meta.story({
  parameters: { picture: { target: 'page' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = async () => {
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('listbox');
    };
    await userEvent.tab();
    await step('Enter opens the list at the chosen option', async () => {
      await open();
      await expect(await screen.findByRole('option', { name: 'Round points' })).toHaveFocus();
    });
    await step('arrow keys and Enter choose, and the focus returns', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('fixture');
    });
    await step('Escape keeps the choice', async () => {
      await open();
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await open();
  },
});

/** Opens nothing: left, right and the first letters choose, also while the list is not loaded yet. */
export const ClosedByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.tab();
    await step('letters lead to the option that begins with them, spaces in them too', async () => {
      await userEvent.keyboard('next f');
      await expect(canvas.getByRole('button')).toHaveAccessibleName('Next fixture Display');
    });
    await step('right and left go to the next option and back', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith('round');
    });
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const ChosenAgain = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Round points' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
