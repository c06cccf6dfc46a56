import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageSection } from './PageSection.tsx';

const text = 'A player locks at the scheduled kick-off of their own match.';

const meta = preview.meta({
  component: PageSection,
  args: { id: 'matches', title: 'When a match does not go as planned', children: <p>{text}</p> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'When a match does not go as planned' });
    await expect(heading.closest('section')).toHaveAttribute('id', 'matches');
  },
});

export const WithLead = meta.story({ args: { lead: 'What every action scores in a match, for every position.' } });

export const LongText = meta.story({
  parameters: { picture: { disable: true } },
  args: { title: 'When a match does not go as planned '.repeat(4), lead: 'The game plays by these tables. '.repeat(6) },
});
