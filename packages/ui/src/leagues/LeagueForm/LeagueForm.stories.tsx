import type { Season } from '@rugby/mocks/scenarios/Season';
import { formOutcome } from '@rugby/domain/i18n/formOutcome';
import { createLeague } from '@rugby/domain/contract/league/league';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { refusedField } from '@rugby/mocks/handlers/states';
import { newLeagueProblems, startRoundsFor } from '@rugby/domain/game/leagues/leagueForm';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleWords } from '../../words/sampleWords.ts';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { LeagueForm, type LeagueFormProps } from './LeagueForm.tsx';

const onSubmit: LeagueFormProps['onSubmit'] = fn(answerLater({ ok: true as const }));

/** The rounds in which a league can start, as the season has them. */
const roundsIn = ({ rounds, now }: Season): LeagueFormProps['rounds'] =>
  startRoundsFor(rounds, now).map(({ id, roundNumber: round, startDate }) => {
    const day = startDate.slice(0, 10).split('-').toReversed().join('/');
    return { id, label: sampleWords('leagues.create.startOption', { round, day }) };
  });

const newLeague = { name: 'Thursday', startId: 7, privacy: 'private' } as const;
const withoutContests = { hasHeadToHead: false, hasCup: false } as const;

const args: LeagueFormProps = {
  initial: { ...withoutContests, name: '', startId: 7, privacy: 'private' },
  rounds: fromSeason(historicRound, roundsIn),
  problemsOf: (answers) => newLeagueProblems(answers, { rounds: [], now: 0 }).filter(({ field }) => field === 'name'),
  hasChanged: () => true,
  state: 'editing',
  submitLabel: 'Create league',
  pendingLabel: 'Creating league',
  onSubmit,
};
const meta = preview.meta({ component: LeagueForm, args });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create league' })).toBeDisabled();
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Th');
    await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
    await expect(canvas.getByText('A league name has at least 3 characters')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An emoji is several characters to a browser: its own limit would cut a name that the game takes. */
export const Emoji = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args, step }) => {
    const name = canvas.getByLabelText(/^Name/);
    const [whole, long] = ['🏉'.repeat(40), '🏉'.repeat(41)];
    await step('one emoji too many is counted and refused, not cut', async () => {
      await userEvent.click(name);
      await userEvent.paste(long);
      await expect(name).toHaveValue(long);
      await expect(canvas.getByText('41 of 40 characters')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
      await expect(canvas.getByText('A league name has at most 40 characters')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('40 of them are a name', async () => {
      await userEvent.clear(name);
      await userEvent.paste(whole);
      await expect(canvas.getByText('40 of 40 characters')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: whole }));
    });
  },
});

export const Refused = meta.story({
  args: {
    onSubmit: fromNetwork(
      historicRound,
      async (network) => fn(answerLater(formOutcome(await network.send(createLeague, { body: newLeague }), sampleWords))),
      ...refusedField(createLeague, 'name', 'This name contains a word that is not allowed here.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Thursday');
    await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
    await expect(await canvas.findByText('This name contains a word that is not allowed here.')).toBeVisible();
  },
});

const busy = 'The game is busy right now.';

/** Refuses what is sent first, and never answers what is sent again. */
function busyOnce(): LeagueFormProps['onSubmit'] {
  let sent = 0;
  return () => {
    sent += 1;
    return sent === 1 ? Promise.resolve({ ok: false, common: busy }) : new Promise(() => {});
  };
}

export const SentAgain = meta.story({
  parameters: noPicture,
  render: (args) => <LeagueForm {...args} onSubmit={busyOnce()} />,
  play: async ({ canvas, step }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Thursday');
    await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
    await expect(await canvas.findByText(busy)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
    await step('the error of the attempt before is gone while the form is sent again', async () => {
      await waitFor(() => expect(canvas.queryByText(busy)).toBeNull());
    });
  },
});

export const Pending = meta.story({
  args: { initial: { ...withoutContests, name: 'Thursday Night Tackles', startId: 7, privacy: 'private' }, state: 'pending' },
});

/** The league is created: it cannot be created twice. */
export const Done = meta.story({
  parameters: noPicture,
  args: { initial: { ...withoutContests, name: 'Thursday Night Tackles', startId: 7, privacy: 'private' }, state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create league' })).toBeDisabled();
  },
});

export const Started = meta.story({
  args: { initial: { ...withoutContests, name: 'Thursday Night Tackles', startId: 7, privacy: 'private' }, isStarted: true },
});

/** A contest that has been drawn is played to its end. [D52] */
export const Drawn = meta.story({
  args: {
    initial: { name: 'Thursday Night Tackles', startId: 7, privacy: 'private', hasHeadToHead: true, hasCup: false },
    isStarted: true,
    drawn: ['head-to-head'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Head-to-head' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Cup' })).toBeEnabled();
  },
});

export const ByKeyboard = meta.story({
  name: 'Name, start round and privacy are sent by keyboard [A-101, A-230]',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Thursday');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: args.rounds[1]?.label ?? '' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Start round/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create league' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Thursday',
      startId: 8,
      privacy: 'public',
      hasHeadToHead: true,
      hasCup: false,
    });
  },
});

export const LongText = meta.story({
  args: { initial: { ...withoutContests, name: 'The Worshipful Company of Tighthead Pro', startId: 8, privacy: 'public' } },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
