import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search every article', clearLabel: 'Clear the search', value: '', onChange: fn() },
  render: function Typed({ value: first, onChange, ...rest }) {
    const [value, setValue] = useState(first);
    const change = (typed: string) => {
      setValue(typed);
      onChange(typed);
    };
    return <SearchField {...rest} value={value} onChange={change} />;
  },
});

export const Default = meta.story({});

export const Typed = meta.story({ args: { value: 'lock' } });

/** In a row of filters. */
export const Medium = meta.story({ args: { size: 'md', label: 'Search players', value: 'Ioane' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('cap');
    await expect(args.onChange).toHaveBeenLastCalledWith('cap');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The longest search that the field takes. */
export const LongText = meta.story({
  args: { maxLength: 100 },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('lock '.repeat(30));
    await expect(canvas.getByRole('searchbox')).toHaveValue('lock '.repeat(20));
  },
});
