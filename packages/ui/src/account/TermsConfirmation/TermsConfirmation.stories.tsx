import { squadsFile } from '@rugby/domain/contract/squads';
import { editions, type Edition } from '@rugby/domain/editions';
import { failed } from '@rugby/mocks/handlers/states';
import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { answerOf, whileMissing } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectGone, expectShown, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320 } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { squadOptionsOf } from '../AuthDialog/sampleAnswers.ts';
import { TermsConfirmation } from './TermsConfirmation.tsx';

const { srp, trc } = editions;
const onRetry = fn();

const answers = { supportedSquadId: 0, optInNzr: true, optInRugbyAu: false, optInSA: false };

const meta = preview.meta({
  component: TermsConfirmation,
  args: {
    title: trc.title,
    otherTitle: srp.title,
    squads: squadsIn(trc),
    answers,
    termsHref: '#terms',
    isPending: false,
    onConfirm: fn(),
    onLeave: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await waitForOneDialog();
    const join = () => screen.getByRole('button', { name: 'Join the game' });
    await step('nothing can be sent until the terms are ticked [A-170, A-185]', async () => {
      await waitFor(() => expect(join()).toBeDisabled());
      await expect(join()).toHaveAccessibleDescription('Accept the terms to join.');
      await expectShown('Accept the terms to join.');
      await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
      await waitFor(() => expect(join()).toBeEnabled());
      await expect(join()).not.toHaveAccessibleDescription();
      await expectGone('Accept the terms to join.');
      await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
      await waitFor(() => expect(join()).toBeDisabled());
    });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The squads can be loaded again; the user can join without, and choose one later in the account. */
export const WithoutSquads = meta.story({
  args: {
    squads: fromNetwork(
      inEdition(trc, betweenRounds),
      async (network) => squadOptionsOf(trc, (await answerOf((one) => one.fetch(squadsFile))(network)) ?? []),
      ...failed(squadsFile, 503),
    ),
    squadsFailure: fromNetwork(
      inEdition(trc, betweenRounds),
      whileMissing((network) => network.fetch(squadsFile), { pending: undefined, error: { isRetrying: false, onRetry } }),
      ...failed(squadsFile, 503),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ args }) => {
    await waitForOneDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('The squads could not be loaded.');
    await press('Try again');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await press('Join the game');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Accepted = meta.story({
  play: async ({ args, step }) => {
    await waitForOneDialog();
    await step('the countries to support are four, and None [A-210]', async () => {
      const cards = [...document.querySelectorAll('[role="radiogroup"] label')].map(({ textContent }) => textContent);
      await expect(cards).toEqual(['Argentina', 'Australia', 'New Zealand', 'South Africa', 'None']);
    });
    await user.click(screen.getByRole('radio', { name: 'South Africa' }));
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    await press('Join the game');
    await expect(args.onConfirm).toHaveBeenCalledWith({
      supportedSquadId: 4,
      optInNzr: true,
      optInRugbyAu: false,
      optInSA: false,
    });
  },
});

export const LongText = meta.story({
  args: {
    title: 'Fantasy-Rugby der internationalen Meisterschaft der südlichen Halbkugel',
    otherTitle: 'Fantasy-Rugby der Vereine rund um den Pazifischen Ozean',
  },
  play: async () => {
    await waitForOneDialog();
    await expectShown(/Fantasy-Rugby der internationalen Meisterschaft/);
  },
});

/** A user who plays no edition can only log out. */
export const TermsOnly = meta.story({
  args: { title: srp.title, otherTitle: undefined, squads: squadsIn(srp) },
  play: async ({ args }) => {
    await press('Log out');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expectShown('Accept the terms of this game to go on to your team.');
  },
});

/** It was sent, so the terms are accepted. */
export const Pending = meta.story({
  args: {
    isPending: true,
    unsent: { answers, isAccepted: true },
  },
});

/** Joining cannot be stopped any more, so nothing leads away until it is done. */
export const PendingStays = meta.story({
  args: { isPending: true },
  parameters: { picture: { disable: true } },
  play: async ({ args }) => {
    await waitForOneDialog();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, step }) => {
    await waitForOneDialog();
    await step('space ticks the terms, Enter joins', async () => {
      screen.getByRole('checkbox', { name: /I accept/ }).focus();
      await user.keyboard(' ');
      screen.getByRole('button', { name: 'Join the game' }).focus();
      await user.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('Escape leaves', async () => {
      await user.keyboard('{Escape}');
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
});

export const At320 = Default.extend(at320);

export const ButtonsAfterTermsAt320 = Default.extend({
  ...at320,
  play: async ({ step }) => {
    await waitForOneDialog();
    await step('no button is reached without passing the terms', async () => {
      const { bottom } = screen.getByRole('checkbox', { name: /I accept/ }).getBoundingClientRect();
      const { top } = screen.getByRole('button', { name: 'Join the game' }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(bottom);
    });
  },
});

/** A button with the name of an edition has two lines. */
export const LongTextAt320 = LongText.extend(at320);

export const At200Percent = Default.extend(at200Percent);

/** The dialog of the story before stays until it has left. */
async function waitForOneDialog(): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1), { timeout: 30_000 });
}

function squadsIn(edition: Edition) {
  return fromNetwork(inEdition(edition, betweenRounds), async (network) =>
    squadOptionsOf(edition, valueOrThrow(await network.fetch(squadsFile))),
  );
}
