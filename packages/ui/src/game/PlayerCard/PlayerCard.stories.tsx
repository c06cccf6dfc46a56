import { editions, kitOf } from '@rugby/domain/editions';
import { playerStatuses } from '@rugby/domain/game/model/entities';
import { statistics } from '@rugby/domain/game/players/statistics';
import { aPlayer } from '@rugby/mocks/builders/player';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { picturedInForcedColours } from '../../../../../.storybook/resilience.ts';
import { samplePhoto } from '../PlayerImage/samplePhoto.ts';
import type { CardBadge, CardChange, CardMatchState } from './cardContent.ts';
import { PlayerCard } from './PlayerCard.tsx';
import { PlayerCardSkeleton } from './PlayerCardSkeleton.tsx';
import { type CardOverrides, figureOf, sampleCard, slotOf } from './sampleCards.ts';
import { SampleTurf } from './SampleTurf.tsx';

const meta = preview.meta({
  component: PlayerCard,
  args: { content: sampleCard(1), slot: slotOf(1), onPress: fn() },
  render: (args) => <SampleTurf cards={[['Card', <PlayerCard key="card" {...args} />]]} />,
});

export const Default = meta.story({});

const badges: readonly CardBadge[] = ['captain', 'co-captain', 'triple-captain', 'booster'];
const changes: readonly CardChange[] = ['chosen', 'pickable', 'disabled', 'unsuitable', 'out', 'in'];
const matchStates: readonly CardMatchState[] = ['locked', 'live', 'played', 'bye'];

export const Badges = meta.story({ render: () => grid(badges, (badge) => ({ badge })) });

export const Changes = meta.story({ render: () => grid(changes, (change) => ({ change })) });

export const ChangesOfACaptain = meta.story({ render: () => grid(changes, (change) => ({ change, badge: 'captain' })) });

export const MatchStates = meta.story({
  render: () =>
    grid(matchStates, (matchState) => ({
      matchState,
      figure: figureOf(aPlayer(), matchState === 'locked' ? 'Price' : 'RoundPoints'),
    })),
});

export const Statuses = meta.story({ render: () => grid(playerStatuses, (status) => ({ player: { status } })) });

/** Days before the teams are named everybody is uncertain: only the card's name says so, while an injury is still seen. */
export const BeforeTeamsAreNamed = meta.story({
  render: () =>
    grid(['uncertain', 'injured'] as const, (status) => ({
      player: { status },
      isUnnamed: true,
      figure: { statistic: 'NextFixture', value: { abbreviation: 'WARA', venue: 'home' } },
    })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /uncertain/i })).toBeVisible();
    await expect(canvas.queryByText('Uncertain')).toBeNull();
    await expect(canvas.getByText('Injured')).toBeVisible();
  },
});

export const StatusesOfACaptain = meta.story({
  render: () => grid(playerStatuses, (status) => ({ player: { status }, badge: 'captain' })),
});

export const Statistics = meta.story({
  render: () => grid(statistics, (statistic) => ({ figure: figureOf(aPlayer(), statistic) })),
});

export const MissingZeroAndNegative = meta.story({
  name: 'Missing, zero and negative values [G-085]',
  render: () => grid([null, 0, -5], (value) => ({ figure: { statistic: 'RoundPoints', value }, matchState: 'played' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /round points: none/i })).toHaveTextContent(/FT-$/);
    await expect(canvas.getByRole('button', { name: /round points 0/i })).toHaveTextContent(/FT0$/);
  },
});

export const Countries = meta.story({
  render: () => (
    <SampleTurf
      cards={[1, 2, 3, 10].map((jersey) => [
        `${jersey}`,
        <PlayerCard key={jersey} content={sampleCard(jersey, {}, editions.trc)} slot={slotOf(jersey)} onPress={fn()} />,
      ])}
    />
  ),
});

export const LongNames = meta.story({
  args: {
    content: sampleCard(13, {
      player: { firstName: 'Etuate Vaiangina', lastName: 'Tuipulotu-Fainga’anuku', status: 'not-selected' },
      figure: { statistic: 'NextFixture', value: { abbreviation: 'WARA', venue: 'home' } },
    }),
    slot: slotOf(13),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Etuate Vaiangina Tuipulotu-Fainga’anuku, Centre, Blues/);
  },
});

/** The three cards of a fan who chooses where a booster goes: who can be picked, who is, and the captain, who says why not. */
export const BoosterTargets = meta.story({
  render: () =>
    grid<CardChange>(['pickable', 'chosen', 'unsuitable'], (change) => ({
      change,
      ...(change === 'chosen' && { badge: 'co-captain' }),
      ...(change === 'unsuitable' && { badge: 'captain' }),
    })),
});

/** A squad whose kit nobody knows: the grey jersey stands in, as for an image that failed. */
export const ImageFailed = meta.story({
  args: { content: { ...sampleCard(1), squad: { name: 'Barbarians', abbreviation: 'BAA' }, kit: kitOf(editions.srp, 'BAA', 0) } },
});

export const WithPicture = meta.story({
  args: { content: { ...sampleCard(1), image: samplePhoto } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button').querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
  },
});

export const Loading = meta.story({
  render: () => <SampleTurf cards={[['Loading', <PlayerCardSkeleton key="card" />]]} />,
});

export const ReadOnly = meta.story({
  args: { content: sampleCard(11, { badge: 'captain' }), slot: slotOf(11) },
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
  args: { content: sampleCard(6, { change: 'unsuitable' }), slot: slotOf(6), onPress: fn() },
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
  args: { content: sampleCard(6, { change: 'disabled' }), slot: slotOf(6), onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /cannot be picked/ })).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** What is done with a card shows as a border, a line or a word. */
export const ForcedColours = Changes.extend(picturedInForcedColours);

/** One card for each case, each with another player. */
function grid<Case>(cases: readonly Case[], about: (item: Case) => CardOverrides) {
  return (
    <SampleTurf
      cards={cases.map((item, index) => [
        String(item),
        <PlayerCard key={String(item)} content={sampleCard(index + 1, about(item))} slot={slotOf(index + 1)} onPress={fn()} />,
      ])}
    />
  );
}
