import { updateTeam } from '@rugby/domain/contract/team/team';
import type { Edition } from '@rugby/domain/editions';
import { aLineup } from '@rugby/mocks/builders/lineup';
import { lastMatch, lockedRound, midRound, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { dayAndTime } from '../../words/sampleTimes.ts';
import { CreateTeamDisabled } from './CreateTeamDisabled.tsx';
import { createPickingTimes, type PickingTimes } from './pickingTimes.ts';

const meta = preview.meta({
  component: CreateTeamDisabled,
  args: { times: fromNetwork(withoutTeam(midRound), nextChance), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Says when picking opens and when it closes [G-113]',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Picking opens again when round 7 is over.');
    await expect(dialog).toHaveTextContent(/Its last match kicks off 28\/03\/2026, \d\d:\d\d\./);
    await expect(dialog).toHaveTextContent('It closes when round 8 starts, 03/04/2026, 19:05.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The last match of the round has kicked off. */
export const LastMatch = meta.story({
  args: { times: fromNetwork(withoutTeam(lockedRound), nextChance) },
  parameters: { picture: { disable: true } },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Its last match kicked off 28\/03\/2026/),
});

export const LastRound = meta.story({
  args: { times: fromNetwork(withoutTeam(lastMatch), nextChance) },
  parameters: { picture: { disable: true } },
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/while round 9 is played\.\s*No further round is played/),
});

export const SeasonOver = meta.story({
  args: { times: fromNetwork(withoutTeam(seasonOver), nextChance) },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('The season is over'),
});

export const PseudoLocale = Default.extend(inPseudoLocale);

/** A world whose user has no team. */
function withoutTeam(world: (edition?: Edition) => World) {
  return (edition?: Edition): World => ({ ...world(edition), team: null, history: [] });
}

/** When picking opens, by the refusal of a first save. */
async function nextChance(network: StoryNetwork): Promise<PickingTimes> {
  const outcome = await network.send(updateTeam, { body: { lineup: aLineup(), captainId: null } });
  const errors = outcome.ok || outcome.failure.kind !== 'refused' ? [] : outcome.failure.errors;
  const { nextRoundId } = errors.find(({ code }) => code === 'team-creation-disabled')?.data ?? {};
  return createPickingTimes(typeof nextRoundId === 'number' ? nextRoundId : null, await network.season(), dayAndTime);
}
