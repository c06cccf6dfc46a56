import { editions, kitOf } from '@rugby/domain/editions';
import { playerStatuses } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { statistics } from '@rugby/domain/game/players/statistics';
import { championship, inEdition, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, waitFor } from 'storybook/test';
import { fromSeason, type InSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { samplePhoto } from '../PlayerImage/samplePhoto.ts';
import type { CardBadge, CardChange, CardMatchState } from './cardContent.ts';
import { PlayerCard, type PlayerCardProps } from './PlayerCard.tsx';
import { PlayerCardSkeleton } from './PlayerCardSkeleton.tsx';
import { type CardOverrides, cardOf, figureOf, playerOf, slotOf } from './sampleCards.ts';
import { SampleTurf } from './SampleTurf.tsx';

const clubs = inEdition(editions.srp, midRound);

const meta = preview.meta({
  component: PlayerCard,
  args: {
    content: fromSeason(midRound, (season) => cardOf(season, 1)),
    season: fromSeason(midRound, (season) => season),
    slot: slotOf(1),
    onPress: fn(),
  },
  render: (args: PlayerCardProps & InSeason) => <SampleTurf cards={[['Card', <PlayerCard key="card" {...args} />]]} />,
});

export const Default = meta.story({});

const badges: readonly CardBadge[] = ['captain', 'co-captain', 'triple-captain', 'booster'];
const changes: readonly CardChange[] = ['chosen', 'pickable', 'disabled', 'unsuitable', 'out', 'in'];
const matchStates: readonly CardMatchState[] = ['locked', 'live', 'played', 'bye-ahead', 'bye', 'no-match'];

export const Badges = meta.story({ render: ({ season }) => grid(season, badges, (badge) => ({ badge })) });

export const Changes = meta.story({ render: ({ season }) => grid(season, changes, (change) => ({ change })) });

export const ChangesOfACaptain = meta.story({
  render: ({ season }) => grid(season, changes, (change) => ({ change, badge: 'captain' })),
});

export const MatchStates = meta.story({
  render: ({ season }) =>
    grid(season, matchStates, (matchState) => ({
      matchState,
      figure: figureOf(season, playerOf(season, 1), matchState === 'locked' ? 'Price' : 'RoundPoints'),
    })),
});

export const Statuses = meta.story({
  render: ({ season }) => grid(season, playerStatuses, (status) => ({ player: { status } })),
  play: async ({ canvas, step }) => {
    await step('a player who is uncertain has a badge of their own, like the other four [G-176]', async () => {
      for (const badge of ['Bench', 'Not selected', 'Injured', 'Eliminated', 'Not named yet'])
        await expect(canvas.getByText(badge)).toBeVisible();
    });
  },
});

/** Before team sheets no player is named, which only the card's accessible name says. An injury is still shown. */
export const BeforeTeamsAreNamed = meta.story({
  render: ({ season }) =>
    grid(season, ['uncertain', 'injured'] as const, (status) => ({
      player: { status },
      isUnnamed: true,
      figure: { statistic: 'NextFixture', value: { abbreviation: 'WARA', venue: 'home' } },
    })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Not named yet/ })).toBeVisible();
    await expect(canvas.queryByText('Not named yet')).toBeNull();
    await expect(canvas.getByText('Injured')).toBeVisible();
  },
});

export const StatusesOfACaptain = meta.story({
  render: ({ season }) => grid(season, playerStatuses, (status) => ({ player: { status }, badge: 'captain' })),
});

export const Statistics = meta.story({
  render: ({ season }) => grid(season, statistics, (statistic) => ({ figure: figureOf(season, playerOf(season, 1), statistic) })),
});

export const MissingZeroAndNegative = meta.story({
  name: 'Missing, zero and negative values [G-085]',
  render: ({ season }) =>
    grid(season, [null, 0, -5], (value) => ({ figure: { statistic: 'RoundPoints', value }, matchState: 'played' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /round points: none/i })).toHaveTextContent(/FT-$/);
    await expect(canvas.getByRole('button', { name: /round points 0/i })).toHaveTextContent(/FT0$/);
  },
});

export const Countries = meta.story({
  args: { season: fromSeason(championship, (season) => season) },
  render: ({ season }) => (
    <SampleTurf
      cards={[1, 2, 3, 10].map((jersey) => [
        `${jersey}`,
        <PlayerCard key={jersey} content={cardOf(season, jersey)} slot={slotOf(jersey)} onPress={fn()} />,
      ])}
    />
  ),
});

export const LongNames = meta.story({
  args: {
    content: fromSeason(clubs, (season) =>
      cardOf(season, 13, {
        player: { firstName: 'Etuate Vaiangina', lastName: 'Tuipulotu-Fainga’anuku', status: 'not-selected' },
        figure: { statistic: 'NextFixture', value: { abbreviation: 'WARA', venue: 'home' } },
      }),
    ),
    slot: slotOf(13),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Etuate Vaiangina Tuipulotu-Fainga’anuku, Centre, Blues/);
  },
});

/** While a player for a booster is chosen: one who can be picked, the picked one, and the captain, who cannot. */
export const BoosterTargets = meta.story({
  render: ({ season }) =>
    grid<CardChange>(season, ['pickable', 'chosen', 'unsuitable'], (change) => ({
      change,
      ...(change === 'chosen' && { badge: 'co-captain' }),
      ...(change === 'unsuitable' && { badge: 'captain' }),
    })),
});

/** An unknown kit: the grey jersey is shown, as for an image that does not load. */
export const ImageFailed = meta.story({
  args: {
    content: fromSeason(midRound, (season) => {
      const squad = { name: 'Barbarians', abbreviation: 'BAA' };
      return { ...cardOf(season, 1), squad, kit: kitOf(season.edition, 'BAA', 0) };
    }),
  },
});

export const WithPicture = meta.story({
  args: { content: fromSeason(midRound, (season) => ({ ...cardOf(season, 1), image: samplePhoto })) },
  play: async ({ canvas, step }) => {
    await step('the picture of the player stands on the card [G-164]', async () => {
      const picture = canvas.getByRole('button').querySelector('img');
      await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    });
  },
});

export const Loading = meta.story({
  render: () => <SampleTurf cards={[['Loading', <PlayerCardSkeleton key="card" />]]} />,
});

export const ReadOnly = meta.story({
  args: { content: fromSeason(clubs, (season) => cardOf(season, 11, { badge: 'captain' })), slot: slotOf(11) },
  render: ({ content, slot }) => <SampleTurf cards={[['No button', <PlayerCard key="card" content={content} slot={slot} />]]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Waisea Ravula, Winger, Fijian Drua, .*captain/)).toBeInTheDocument();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('data-hovered');
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') });
    await expect(canvas.getByRole('button')).toHaveAttribute('data-pressed');
  },
});

export const UnsuitableTakesThePress = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    content: fromSeason(midRound, (season) => cardOf(season, 6, { change: 'unsuitable' })),
    slot: slotOf(6),
    onPress: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /not for this booster/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onPress: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const DisabledTakesFocusButNoPress = meta.story({
  parameters: { picture: { disable: true } },
  args: { content: fromSeason(midRound, (season) => cardOf(season, 6, { change: 'disabled' })), slot: slotOf(6), onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /cannot be picked/ })).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Changes show as a border, a line or a word. */
export const ForcedColours = Changes.extend(picturedInForcedColours);

/** A card for each case, each with another player. */
function grid<Case>(season: GameWorld, cases: readonly Case[], about: (item: Case) => CardOverrides) {
  return (
    <SampleTurf
      cards={cases.map((item, index) => [
        String(item),
        <PlayerCard
          key={String(item)}
          content={cardOf(season, index + 1, about(item))}
          slot={slotOf(index + 1)}
          onPress={fn()}
        />,
      ])}
    />
  );
}
