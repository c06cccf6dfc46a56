import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FileField } from './FileField.tsx';

const accept: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const nothing: string | null = null;

const meta = preview.meta({
  component: FileField,
  args: {
    label: 'Picture',
    hint: 'PNG, JPEG or WebP, at most 5 MB',
    accept,
    fileName: nothing,
    onChoose: fn(),
    onClear: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(input).toHaveAttribute('accept', accept.join(','));
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    if (input) await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
});

export const Chosen = meta.story({ args: { fileName: 'me-at-eden-park.jpg' } });

export const Wrong = meta.story({
  args: { fileName: 'the-whole-season.mov', error: 'This is no picture that we can read. Choose a PNG, JPEG or WebP.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Picture' })).toHaveAccessibleDescription(/no picture that we can read/);
  },
});

export const Disabled = meta.story({ args: { fileName: 'me.png', isDisabled: true } });

export const LongText = meta.story({
  args: {
    label: 'The picture that every manager of every league sees beside your name',
    fileName: 'IMG_20260327_190512_hurricanes_crusaders_wellington_row_twenty_seven_seat_four_final_final_2.jpeg',
  },
});

export const ByKeyboard = meta.story({
  args: { fileName: 'me.png' },
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the first Tab stop chooses another file, and names the chosen one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Choose another file' })).toHaveAccessibleDescription('me.png');
    });
    await step('the second Tab stop clears the choice', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});
