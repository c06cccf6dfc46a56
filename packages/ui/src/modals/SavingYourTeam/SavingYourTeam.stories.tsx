import { updateTeam } from '@rugby/domain/contract/team/team';
import type { Round, Team } from '@rugby/domain/game/model/entities';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { aLineup } from '@rugby/mocks/builders/lineup';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { dayAndTime, timeOfDay } from '../../words/sampleTimes.ts';
import { SavingYourTeam } from './SavingYourTeam.tsx';

const meta = preview.meta({
  component: SavingYourTeam,
  args: {
    savedAt: afterSaving(({ team }) => timeOfDay(team.savedAt)),
    roundNumber: afterSaving(({ round }) => round?.roundNumber ?? 0),
    deadline: afterSaving(({ round }) => dayAndTime(round?.startDate ?? '')),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Confirms the save of a complete team [G-103]',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('Saved 14:47')).toBeVisible());
    await expect(screen.getByRole('dialog', { name: 'Your team is in' })).toHaveTextContent(
      `They score for you from round ${args.roundNumber}.`,
    );
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Change anything until ${args.deadline}.`,
      'After that each player locks when their match kicks off.',
      'Points come in while matches are played, and are final four hours later.',
    ]);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

interface Saved {
  readonly team: Team;
  readonly round: Round | undefined;
}

/** An arg that shows what a new user's first save of fifteen players answers. */
function afterSaving<Value>(show: (saved: Saved) => Value): Value {
  return fromNetwork(newUser, async (network) => {
    const { team } = valueOrThrow(await network.send(updateTeam, { body: { lineup: aLineup(), captainId: 11 } }));
    return show({ team, round: currentRound((await network.season()).rounds) });
  });
}
