import { refused } from '@rugby/mocks/handlers/states';
import { deleteInvite, getSentInvites } from '@rugby/domain/contract/league/leagueInvites';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { failureOf } from '../../../../../.storybook/network/callState.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { SentInvites, type SentInvitesProps } from './SentInvites.tsx';

const args: SentInvitesProps = {
  invites: fromNetwork(
    historicRound,
    async (network) =>
      valueOrThrow(await network.send(getSentInvites, { params: { leagueId: leagueIds.managed }, query: {} })).invites,
  ),
  dayOf: (iso: string) => iso.slice(0, 10).split('-').toReversed().join('/'),
  onSendAgain: fn(answerLater(true)),
  onDelete: fn(answerLater(undefined)),
};
const meta = preview.meta({ component: SentInvites, args });
const deleteFirst = (network: StoryNetwork) =>
  network.send(deleteInvite, { params: { leagueId: leagueIds.managed }, body: { inviteId: 3 } });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({});

export const Asked = meta.story({
  parameters: noPicture,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete the invite/ }));
    await step('it promises no more than it does: a code opens the league to whoever has it [A-234]', async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete this invite?' });
      await expect(dialog).toHaveTextContent('The code in the mail still works until you make a new one in the settings.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'No, Cancel' }));
  },
});

export const Refused = meta.story({
  parameters: noPicture,
  args: {
    onDelete: fromNetwork(
      historicRound,
      async (network) => fn(answerLater(await failureOf(deleteFirst)(network))),
      ...refused(deleteInvite, 404, 'not-found', 'This invite no longer exists.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete the invite/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This invite no longer exists.');
    await userEvent.click(screen.getByRole('button', { name: 'No, Cancel' }));
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendAgain).toHaveBeenCalledWith(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(3);
  },
});

export const LongText = meta.story({
  args: {
    invites: [{ id: 1, email: 'tuipulotu.faingaanuku.papalii@a-very-long-name.example.com', sentAt: '2026-03-21T00:00:00.000Z' }],
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
