import { updateTeam } from '@rugby/domain/contract/team';
import type { Edition } from '@rugby/domain/editions';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { aLineup } from '@rugby/mocks/builders/lineup';
import { midRound, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork, fromSeason } from '../../../../../.storybook/fromNetwork.ts';
import type { StoryNetwork } from '../../../../../.storybook/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { dayAndTime } from '../../words/sampleTimes.ts';
import { CreateTeamDisabled, type CreateTeamDisabledProps } from './CreateTeamDisabled.tsx';

const meta = preview.meta({
  component: CreateTeamDisabled,
  args: {
    roundNumber: fromSeason(withoutTeam, ({ rounds }) => currentRound(rounds)?.roundNumber ?? 0),
    next: fromNetwork(withoutTeam, nextChance),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Says when a team can be created next [G-113]',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('when round 8 opens, 03/04/2026, 19:05.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TimeUnknown = meta.story({ args: { next: { roundNumber: 8 } } });

export const SeasonOver = meta.story({
  args: {
    roundNumber: fromSeason(withoutTeam, ({ rounds }) => rounds.at(-1)?.roundNumber ?? 0),
    next: fromNetwork((edition: Edition) => ({ ...seasonOver(edition), team: null, history: [] }), nextChance),
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

/** The first match of round 7 is being played, and the user has no team yet. */
function withoutTeam(edition?: Edition): World {
  return { ...midRound(edition), team: null, history: [] };
}

/** When the refusal of a first save says that a team can be created next. */
async function nextChance(network: StoryNetwork): Promise<CreateTeamDisabledProps['next']> {
  const outcome = await network.send(updateTeam, { body: { lineup: aLineup(), captainId: null } });
  const errors = outcome.ok || outcome.failure.kind !== 'refused' ? [] : outcome.failure.errors;
  const { nextRoundId } = errors.find(({ code }) => code === 'team-creation-disabled')?.data ?? {};
  const next = (await network.season()).rounds.find(({ id }) => id === nextRoundId);
  return next === undefined ? null : { roundNumber: next.roundNumber, time: dayAndTime(next.startDate) };
}
