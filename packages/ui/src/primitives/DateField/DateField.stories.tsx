import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  args: {
    label: 'Date of birth',
    hint: 'You must be at least 12 years old',
    placeholder: 'dd/MM/yyyy',
    value: '',
    onChange: fn(),
  },
  render: function Filled({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <DateField
        {...args}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story({});

export const Filled = meta.story({ args: { value: '31/12/1990' } });

export const Wrong = meta.story({ args: { value: '31/02/1990', error: 'Invalid date' } });

export const Disabled = meta.story({ args: { value: '31/12/1990', isDisabled: true } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Date of birth');
    await userEvent.tab();
    await step('digits alone give a date', async () => {
      await userEvent.keyboard('31121990');
      await expect(args.onChange).toHaveBeenLastCalledWith('31/12/1990');
    });
    await step('a digit in the middle can be corrected', async () => {
      await userEvent.keyboard('{ArrowLeft>9}{Backspace}0');
      await expect(field).toHaveValue('01/12/1990');
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'The day on which you were born, as it stands in your passport',
    value: '31/12/2020',
    error: 'You must be at least 12 years old to take part in this game; younger fans may look at everything but not play',
  },
});
