import { landscape } from '@rugby/mocks/builders/account';
import { expect, fn, waitFor } from 'storybook/test';
import { press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AvatarEditor } from './AvatarEditor.tsx';

const done: FormOutcome = { ok: true };
const failed: FormOutcome = { ok: false, common: 'The game is busy right now.' };

const meta = preview.meta({
  component: AvatarEditor,
  args: {
    name: 'Mere K',
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onRemove: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const Stored = meta.story({ args: { stored: landscape } });

export const LongNames = meta.story({ args: { name: 'Ana-Lucía Fernández de la Tuipulotu-Fainga’anuku' } });

export const Cropping = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    await expect(await canvas.findByText('As others see it')).toBeVisible();
  },
});

export const TooLarge = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = (bytes: number) =>
      userEvent.upload(fileInputIn(canvasElement), new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }));
    await step('a file of 5 MB is opened, which finds no picture in it [A-088]', async () => {
      await choose(5 * 1024 * 1024);
      await expect(await canvas.findByText(/^This picture could not be opened\./)).toBeVisible();
    });
    await step('a picture over 5 MB gets a sentence [A-088]', async () => {
      await choose(5 * 1024 * 1024 + 1);
      await expect(await canvas.findByText('This picture is larger than 5 MB. Please choose a smaller one.')).toBeVisible();
    });
  },
});

export const Unreadable = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInputIn(canvasElement), new File(['text'], 'broken.png', { type: 'image/png' }));
    await expect(
      await canvas.findByText('This picture could not be opened. Please choose a JPEG, PNG, WebP, GIF or AVIF picture.'),
    ).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  args: { onSave: fn((): Promise<FormOutcome> => Promise.resolve(failed)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    await press('Save avatar');
    await expect(await canvas.findByText('The game is busy right now.')).toBeVisible();
    await step('without the picture there is nothing to try again [A-088]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByText('The game is busy right now.')).toBeNull();
    });
  },
});

/** While the picture is being saved it can be neither changed nor removed. */
export const Saving = meta.story({
  args: { onSave: fn((): Promise<FormOutcome> => new Promise(() => {})) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    await press('Save avatar');
    await expect(await canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
    for (const name of ['Choose another file', 'Remove', 'Cancel'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    const stage = await canvas.findByRole('application', { name: 'Part of the picture that is shown' });
    await step('plus zooms, arrows move, and the crop is saved as a picture [A-088]', async () => {
      stage.focus();
      await userEvent.keyboard('++++++++++{ArrowLeft}{ArrowDown}');
      await expect(canvas.getByText('48 % from the left, 53 % from the top, zoom 200 %')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Save avatar' }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
      await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob));
    });
  },
});

/** A drawn picture as a file of the device. */
async function aPicture(): Promise<File> {
  const answer = await fetch(landscape);
  return new File([await answer.blob()], 'landscape.svg', { type: 'image/svg+xml' });
}

function fileInputIn(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for a file.');
  input.removeAttribute('accept');
  return input;
}
