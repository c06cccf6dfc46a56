import { editions, type Edition } from '@rugby/domain/editions';
import { type Booster, boosterTypes } from '@rugby/domain/game/model/entities';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound, inEdition } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { BoosterAvailability } from '../../game/BoosterTile/BoosterTile.tsx';
import { availabilityOf } from '../../game/BoosterTile/sampleBoosters.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { BoostersList, type ListedBooster } from './BoostersList.tsx';

const free: BoosterAvailability = { kind: 'free' };

const meta = preview.meta({
  component: BoostersList,
  args: {
    boosters: fromSeason(boostedTwice, listedIn),
    hasLaterStage: true,
    perRound: 1,
    onUse: fn(),
    onReset: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  args: { boosters: fromSeason(inEdition(editions.trc, boostedTwice), listedIn) },
  name: 'The boosters of the stage: active, blocked, used [G-104, G-283, G-284]',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Boosters' }));
    await expect(dialog.getByText('On Stonehill')).toBeInTheDocument();
    await expect(dialog.getByText('Used in round 2 on Kotzberg')).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: 'Use Co-captain' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Use Limitless' })).toBeDisabled();
    await expect(dialog.getByText('Next stage: knockout. All boosters return.')).toBeInTheDocument();
  },
});

export const AllFree = meta.story({ args: { boosters: fromSeason(historicRound, listedIn) } });

export const AllFive = meta.story({
  args: {
    hasLaterStage: false,
    boosters: boosterTypes.map((type, index) => ({
      type,
      name: ['Triple Captain', 'Limitless', 'Co-captain', 'Super Kicker', 'Defensive King'][index] ?? '',
      state: free,
    })),
  },
});

export const Pending = meta.story({
  parameters: { picture: { disable: true } },
  args: { boosters: fromSeason(historicRound, listedIn), pending: 'TRIPLE_CAPTAIN' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Use Triple Captain/ })).toHaveAttribute('data-pending');
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    boosters: fromSeason(historicRound, (season) =>
      listedIn(season).map((booster) => ({
        ...booster,
        state: { kind: 'used' as const, roundNumber: 14, player: 'Tuipulotu-Fainga’anuku' },
      })),
    ),
  },
  play: async () => {
    const body = (await screen.findByRole('dialog')).querySelector('ul')?.parentElement;
    await waitFor(() => expect(body?.scrollWidth).toBe(body?.clientWidth));
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { boosters: fromSeason(historicRound, listedIn), onUse: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Use Limitless' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith('LIMITLESS');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = AllFree.extend(inPseudoLocale);

export const At320 = AllFree.extend(at320);

export const ForcedColours = AllFree.extend(inForcedColours);

/** Two days before a round in which the team is boosted; it was boosted in round 2, too. */
function boostedTwice(edition: Edition = editions.srp): World {
  const world = historicRound(edition);
  if (world.team === null) return world;
  const { team } = world;
  const boosters: readonly Booster[] = [
    { id: 1, type: 'CO_CAPTAIN', roundId: 2, roundNumber: 2, playerId: 12 },
    { id: 2, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7, playerId: team.captainId },
  ];
  return { ...world, team: { ...team, boosters } };
}

/** The boosters of the edition as they stand for the team. */
function listedIn(season: Season): readonly ListedBooster[] {
  const boosters = season.team?.boosters ?? [];
  return season.edition.enabledBoosters.map((type) => {
    const state = availabilityOf(season, type);
    const used = boosters.find((booster) => booster.type === type);
    const player = findPlayer(used?.playerId, season)?.lastName ?? null;
    const name = boosterName(type, season.edition, sampleWords);
    return { type, name, state: state.kind === 'used' ? { ...state, player } : state };
  });
}
