import { updateTeam } from '@rugby/domain/contract/team/team';
import { selectionOf } from '@rugby/domain/game/model/lineup';
import { type FormOutcome, formOutcome } from '@rugby/domain/i18n/formOutcome';
import { failed, refusedField } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { TeamName } from './TeamName.tsx';

const done: FormOutcome = { ok: true };

const meta = preview.meta({
  component: TeamName,
  args: {
    name: fromSeason(historicRound, ({ team }) => team?.name ?? ''),
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

/** The server knows words that a name may not contain. */
export const Refused = meta.story({
  args: {
    unsent: 'The Dunce',
    onSave: fromNetwork(
      historicRound,
      (network) => answerTo('The Dunce', network),
      ...refusedField(updateTeam, 'name', sampleWords('modals.teamName.banned')),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save name' }));
    await expect(await screen.findByText(/a word that is not allowed here/)).toBeVisible();
    await expect(screen.getByLabelText('Team name')).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: {
    unsent: 'Ruck and Roll',
    onSave: fromNetwork(historicRound, (network) => answerTo('Ruck and Roll', network), ...failed(updateTeam, 503)),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save name' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByLabelText('Team name')).toHaveValue('Ruck and Roll');
  },
});

export const Saving = meta.story({
  parameters: { picture: { disable: true } },
  args: { unsent: 'Ruck and Roll', onSave: fn(() => new Promise<FormOutcome>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save name' }));
    await expect(await screen.findByRole('button', { name: 'Saving' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Team name'), ' on{Enter}');
    await expect(screen.getByLabelText('Team name')).toHaveValue('Ruck and Roll');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { name: 'Mereana' },
  play: async ({ args, userEvent, step }) => {
    const field = await screen.findByLabelText('Team name');
    await step('the name is there to be changed', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('Mereana');
    });
    await step('a name that is too short is refused below the field, and stays', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('XV{Enter}');
      await expect(await screen.findByText('A team name has 3 to 40 characters.')).toBeVisible();
      await expect(field).toHaveValue('XV');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('a longer one is sent', async () => {
      await userEvent.keyboard(' of Ōtautahi{Enter}');
      await expect(args.onSave).toHaveBeenCalledWith('XV of Ōtautahi');
    });
    await step('the present name closes the dialog and sends nothing', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard(' Mereana {Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: { unsent: 'Tuipulotu-Fainga’anuku and the unstoppable forwards of the south' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save name' }));
    await expect(await screen.findByText('A team name has 3 to 40 characters.')).toBeVisible();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const Narrow = Default.extend(at320);

/** What the server answers to a name, when the story's user saves it. */
async function answerTo(name: string, network: StoryNetwork) {
  const { team } = await network.season();
  if (team === null) throw new Error('The user of the story has no team.');
  const body = { ...selectionOf(team), version: team.version, name };
  return fn(answerLater(formOutcome(await network.send(updateTeam, { body }), sampleWords)));
}
