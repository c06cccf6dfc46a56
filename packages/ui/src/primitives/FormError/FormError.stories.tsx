import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormError } from './FormError.tsx';

const meta = preview.meta({
  component: FormError,
  args: { title: '3 things to fix.', children: 'Confirm email, password, first name.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('3 things to fix. Confirm email, password, first name.');
  },
});

export const FromTheServer = meta.story({ args: { title: 'Incorrect password. Please try again.', children: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Eleven things to fix.',
    children:
      'Email, confirm email, password, confirm password, first name, last name, display name, gender, date of birth, country of residence, terms.',
  },
});
