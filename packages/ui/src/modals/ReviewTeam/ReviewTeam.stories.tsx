import { playerIds } from '@rugby/domain/game/model/lineup';
import { restingPlayers } from '@rugby/domain/game/season/byes';
import { findPlayer } from '@rugby/domain/game/model/lookup';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { byes, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, within } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Pitch } from '../../game/Pitch/Pitch.tsx';
import { pitchOf } from '../../game/Pitch/samplePitch.ts';
import { PitchLogo } from '../../game/PitchLogo/PitchLogo.tsx';
import { squadOf } from '../../game/PoolRow/sampleRows.ts';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { ReviewTeam, type RestingPlayerLine } from './ReviewTeam.tsx';

const swapped = fn();

const meta = preview.meta({
  component: ReviewTeam,
  args: {
    captain: fromSeason(midRound, captainOf),
    budget: fromSeason(midRound, ({ team }) => team?.budget ?? 0),
    roundNumber: 7,
    children: fromSeason(midRound, (season) => (
      <Pitch label="Your fifteen" cards={pitchOf(season)} head={<PitchLogo title={season.edition.title} />} />
    )),
    onSave: fn(),
    onPickCaptain: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const Saving = meta.story({ args: { isSaving: true } });

export const LongNames = meta.story({ args: { captain: 'Mikaele Tuipulotu-Fainga’anuku' } });

export const WithoutCaptain = meta.story({
  args: { captain: null },
  play: async ({ args, userEvent, step }) => {
    await step('saving without a captain asks first [G-230]', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Save team/ }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Choose a captain');
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(screen.getByRole('button', { name: 'Pick a captain' })).toHaveFocus();
    });
  },
});

/** Seven of the fifteen rest, in the clubs' edition the captain too. */
export const WithByes = meta.story({
  args: {
    captain: fromSeason(byes, captainOf),
    children: fromSeason(byes, (season) => (
      <Pitch label="Your fifteen" cards={pitchOf(season)} head={<PitchLogo title={season.edition.title} />} />
    )),
    resting: fromSeason(byes, restingLines),
    swap: { count: 7, min: 0, onPress: swapped },
  },
  play: async ({ args, userEvent, step }) => {
    await step('the review says who has no match [D47]', async () => {
      await expect(await screen.findByRole('heading', { name: '7 of your 15 have no match in round 7' })).toBeVisible();
      await expect(within(screen.getByRole('list', { name: 'Players without a match' })).getAllByRole('listitem')).toHaveLength(
        7,
      );
    });
    await step('the team can be saved all the same', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save with 8 playing' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await step('swapping comes first', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Swap them' }));
      await expect(swapped).toHaveBeenCalledOnce();
    });
  },
});

export const OneBye = meta.story({
  args: { resting: fromSeason(byes, (season) => restingLines(season).slice(0, 1)), swap: { count: 1, min: 0, onPress: swapped } },
});

/** The championship asks for three players of each country: who cannot be swapped is said before the press. */
export const SomeHaveToStay = WithByes.extend({
  args: { swap: { count: 1, min: 3, onPress: swapped } },
  play: async () => {
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText('Your team needs 3 players from each country, so 6 of them have to stay.')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Swap 1 of them' })).toBeVisible();
  },
});

/** No player can be swapped: nothing offers it, and saving comes first. */
export const AllHaveToStay = WithByes.extend({
  parameters: { picture: { disable: true } },
  args: { swap: { count: 0, min: 3, onPress: swapped } },
  play: async () => {
    const review = within(await screen.findByRole('dialog'));
    await expect(review.getByText('Your team needs 3 players from each country, so 7 of them have to stay.')).toBeVisible();
    await expect(review.queryByRole('button', { name: /^Swap/ })).toBeNull();
    await expect(review.getByRole('button', { name: 'Save with 8 playing' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { captain: null },
  play: async ({ args, userEvent, step }) => {
    const save = await screen.findByRole('button', { name: /Save team/ });
    await step('the lineup is longer than the dialog, so it is the first Tab stop and can be scrolled', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Your fifteen' }));
    });
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await step('pick calls onPickCaptain, save anyway saves [G-230]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPickCaptain).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);

export const At200Percent = Default.extend(at200Percent);

function captainOf({ team, players }: Season): string | null {
  const captain = findPlayer(team?.captainId, { players });
  return captain === undefined ? null : `${captain.firstName} ${captain.lastName}`;
}

function restingLines(season: Season): readonly RestingPlayerLine[] {
  const { team } = season;
  if (team === null) throw new Error('The scenario has no team');
  return restingPlayers(playerIds(team.lineup), season).map((id) => {
    const { lastName, squadId } = playerOf(season, id);
    const { name, kit } = squadOf(season, squadId);
    return { id, name: lastName, squad: name, kit, isCaptain: id === team.captainId };
  });
}
