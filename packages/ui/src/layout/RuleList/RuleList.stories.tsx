import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RuleList } from './RuleList.tsx';

const meta = preview.meta({
  component: RuleList,
  args: {
    rules: [
      { id: 'lock', name: 'When a player locks', text: 'At the scheduled kick-off of his own match, or when it starts.' },
      { id: 'tie', name: 'Equal points', text: 'Equal points share a rank, and the ranks after it are left out: 1, 2, 2, 4.' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Equal points' }).closest('section')).toHaveAttribute('id', 'rule-tie');
  },
});

export const LongText = meta.story({
  args: {
    rules: [{ id: 'lock', name: 'When a player locks', text: 'A player locks at the kick-off of his own match. '.repeat(8) }],
  },
});
