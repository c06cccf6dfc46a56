import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ResultBanner, type ResultBannerProps } from './ResultBanner.tsx';

const tone: ResultBannerProps['tone'] = 'positive';

const meta = preview.meta({
  component: ResultBanner,
  args: { tone, title: 'Registration successful!', children: 'A confirmation is on its way to you.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration successful!');
  },
});

export const Negative = meta.story({
  args: { tone: 'negative', title: 'The game is busy right now.', children: <Button>Try again</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The game is busy right now.');
  },
});

export const LongText = meta.story({
  args: { title: 'Ihre Anmeldung für die kommende Spielzeit ist eingegangen und wurde bestätigt', children: 'Lang. '.repeat(60) },
});
