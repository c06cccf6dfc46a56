import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HelpSearch } from './HelpSearch.tsx';

const meta = preview.meta({
  component: HelpSearch,
  args: { query: '', onQueryChange: fn() },
  render: function Typed({ query: first, onQueryChange }) {
    const [query, setQuery] = useState(first);
    const change = (typed: string) => {
      setQuery(typed);
      onQueryChange(typed);
    };
    return <HelpSearch query={query} onQueryChange={change} />;
  },
});

export const Default = meta.story({});

export const Typed = meta.story({ args: { query: 'lock' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('cap');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('cap');
    await userEvent.keyboard('{Escape}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The longest search. */
export const LongText = meta.story({
  args: { query: '' },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('lock '.repeat(30));
    await expect(canvas.getByRole('searchbox')).toHaveValue('lock '.repeat(20));
  },
});
