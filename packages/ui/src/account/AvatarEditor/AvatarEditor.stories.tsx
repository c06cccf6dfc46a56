import { updateUser } from '@rugby/domain/contract/account/account';
import { landscape } from '@rugby/mocks/builders/account';
import { aUser } from '@rugby/mocks/builders/user';
import { failed, refusedField } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, waitFor } from 'storybook/test';
import { sendingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { userFrom } from '../../../../../.storybook/network/userFrom.ts';
import { press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { sampleWords } from '../../words/sampleWords.ts';
import { AvatarEditor } from './AvatarEditor.tsx';
import { wholeCrop } from './crop.ts';
import { drawCrop, measurePicture } from './drawCrop.ts';

const busy = sampleWords('common.errors.unavailable');
const done: FormOutcome = { ok: true };
const saveAvatar = async (network: StoryNetwork) => network.send(updateUser, { body: { avatar: new Blob(['picture']) } });
const withAvatar: Scenario = (edition) => ({ ...historicRound(edition), user: aUser({ avatar: landscape }) });

const meta = preview.meta({
  component: AvatarEditor,
  args: {
    name: fromNetwork(historicRound, async (network) => (await userFrom(network)).displayName),
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onRemove: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const Stored = meta.story({
  args: { stored: fromNetwork(withAvatar, async (network) => (await userFrom(network)).avatar ?? '') },
});

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
  args: { onSave: fromNetwork(historicRound, sendingOf(saveAvatar), ...failed(updateUser, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    await press('Save avatar');
    await expect(await canvas.findByText(busy)).toBeVisible();
    await step('without the picture there is nothing to try again [A-088]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByText(busy)).toBeNull();
    });
  },
});

/** The server reads the picture too: what a browser can show may have a type that it does not take. */
export const Refused = meta.story({
  args: {
    onSave: fromNetwork(
      historicRound,
      sendingOf(saveAvatar),
      ...refusedField(updateUser, 'avatar', sampleWords('account.refusals.avatarWrongType')),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInputIn(canvasElement), await aPicture());
    await press('Save avatar');
    await expect(await canvas.findByText(/^This file is not a picture that can be used\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
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

const saved: Blob[] = [];

export const ByKeyboard = meta.story({
  args: {
    onSave: fn((picture: Blob): Promise<FormOutcome> => {
      saved.push(picture);
      return Promise.resolve(done);
    }),
  },
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
    await step('what is saved is the part that is shown, not the whole picture [A-088]', async () => {
      const src = URL.createObjectURL(await aPicture());
      const size = await measurePicture(src);
      const whole = size && (await drawCrop(src, wholeCrop, size));
      await expect(whole).toBeInstanceOf(Blob);
      await expect(await saved.at(-1)?.text()).not.toBe(await whole?.text());
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
