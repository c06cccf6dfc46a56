import { makeTrades } from '@rugby/domain/contract/team/trades';
import type { Team } from '@rugby/domain/game/model/entities';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import { displayPrice } from '@rugby/domain/game/model/money';
import { fullName } from '@rugby/domain/game/players/fullName';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { timeOfDay } from '../../words/sampleTimes.ts';
import { TeamConfirm } from './TeamConfirm.tsx';

const meta = preview.meta({
  component: TeamConfirm,
  args: {
    count: 1,
    roundNumber: 7,
    savedAt: afterTransfer((team) => timeOfDay(team.savedAt)),
    captain: afterTransfer(captainOf),
    budget: afterTransfer(budgetOf),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Confirms the team as the server stored it [G-112]',
  play: async ({ args }) => {
    await expect(await screen.findByText('Saved 14:47')).toBeInTheDocument();
    await expect(screen.getByText('1 transfer made for round 7.')).toBeInTheDocument();
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
    await expect(valueOf('Captain')).toBe(args.captain);
    await expect(valueOf('Budget left')).toBe(`${displayPrice(args.budget ?? 0)}m`);
  },
});

export const WithoutCaptainAndBudget = meta.story({ args: { captain: null, budget: null, count: 2 } });

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: { captain: 'Etuate Vaiangina Tuipulotu-Fainga’anuku' },
  play: async () => {
    await expect(await screen.findByText(/Tuipulotu-Fainga’anuku$/)).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Your team is confirmed' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** An arg that shows what the transfer of a prop answers. */
function afterTransfer<Value>(show: (team: Team, season: Season) => Value): Value {
  return fromNetwork(historicRound, async (network) => {
    const answer = await network.send(makeTrades, { body: { tradePairs: [{ out: 1, in: 389 }] } });
    return show(valueOrThrow(answer).team, await network.season());
  });
}

function captainOf({ captainId }: Team, season: Season): string | null {
  const captain = findPlayer(captainId, season);
  return captain === undefined ? null : fullName(captain);
}

function budgetOf({ budget }: Team): number | null {
  return budget;
}
