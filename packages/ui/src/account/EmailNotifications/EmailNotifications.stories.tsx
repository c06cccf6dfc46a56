import { updateUser } from '@rugby/domain/contract/account/account';
import { aUser } from '@rugby/mocks/builders/user';
import { failed, refused } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { sendingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { userFrom } from '../../../../../.storybook/network/userFrom.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { sampleWords } from '../../words/sampleWords.ts';
import { EmailNotifications } from './EmailNotifications.tsx';

const done: FormOutcome = { ok: true };
const saveNone = (network: StoryNetwork) => network.send(updateUser, { body: { isNotificationsEnabled: false } });
const onePartner: Scenario = (edition) => ({ ...historicRound(edition), user: aUser({ optInSA: true }) });

const meta = preview.meta({
  component: EmailNotifications,
  args: {
    stored: fromNetwork(onePartner, userFrom),
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

/** The switch stays as it was set, so that it can be saved again. */
export const Failed = meta.story({
  args: { onSave: fromNetwork(onePartner, sendingOf(saveNone), ...failed(updateUser, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const round = canvas.getAllByRole('switch')[0] ?? canvas.getByRole('switch');
    await userEvent.click(round);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(sampleWords('common.errors.unavailable'))).toBeVisible();
    await expect(round).not.toBeChecked();
  },
});

/** More changes than the server takes at once. */
export const Refused = meta.story({
  args: {
    onSave: fromNetwork(
      onePartner,
      sendingOf(saveNone),
      ...refused(updateUser, 429, 'rate-limited', sampleWords('server.tooManyAtOnce')),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('switch')[0] ?? canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You sent too many changes at once/);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('only the changed notification is sent [A-087]', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith({ isNotificationsEnabled: false });
    });
    await step('each consent is a switch of its own [A-087]', async () => {
      for (const consent of canvas.getAllByRole('switch').slice(1)) await userEvent.click(consent);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({ optInNzr: true, optInRugbyAu: true, optInSA: false });
    });
  },
});
