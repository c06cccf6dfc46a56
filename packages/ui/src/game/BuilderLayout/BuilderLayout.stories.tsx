import { editions } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import { currentRound, fixturesOf } from '@rugby/domain/game/season/rounds';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound, inEdition, live } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, waitFor } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, picturedInForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { Snackbar } from '../../primitives/Snackbar/Snackbar.tsx';
import { createSnackbarQueue } from '../../primitives/Snackbar/snackbarQueue.ts';
import { BuilderToolbar } from '../BuilderToolbar/BuilderToolbar.tsx';
import { GameBar } from '../GameBar/GameBar.tsx';
import { buildingBar, liveBar, savedBar } from '../GameBar/sampleBar.tsx';
import { LiveRoundBanner } from '../LiveRoundBanner/LiveRoundBanner.tsx';
import { Pitch } from '../Pitch/Pitch.tsx';
import { pitchOf } from '../Pitch/samplePitch.ts';
import { type CardOverrides, figureOf, playerOf } from '../PlayerCard/sampleCards.ts';
import type { SampleProps } from '../PlayerPool/sampleProps.tsx';
import { TeamShortcuts } from '../TeamShortcuts/TeamShortcuts.tsx';
import { BuilderLayout } from './BuilderLayout.tsx';
import { sampleBottomBar, sampleHeader, SamplePool } from './sampleBuilder.tsx';

const tools = { onUndo: fn(), onRedo: fn(), onAutofill: fn(), onClear: fn() };
const actions = { onPressPlayer: fn(), onPressEmpty: fn() };

const clubs = inEdition(editions.srp, historicRound);
const testWeekend = inEdition(editions.trc, historicRound);
const liveClubs = inEdition(editions.srp, live);
const fullTeam: Partial<SampleProps> = { lineup: { open: [] }, notice: { kind: 'full', onStartTransfers: fn() } };

const meta = preview.meta({
  component: BuilderLayout,
  parameters: { frame: 'bleed' },
  args: {
    title: 'My Team',
    header: sampleHeader(editions.srp),
    gameBar: fromSeason(clubs, (season) => <GameBar {...buildingBar(season)} />),
    pitch: fromSeason(clubs, (season) => (
      <Pitch
        label="Your fifteen"
        cards={pitchOf(season, { without: [10], cards: { 4: { player: { status: 'uncertain' } } } })}
        chosen={10}
        actions={actions}
        head={<BuilderToolbar statistic="Price" onStatistic={fn()} tools={tools} />}
      />
    )),
    pool: fromSeason(clubs, (season) => <SamplePool season={season} filters={{ ...openFilter, position: 'fly_half' }} />),
    bottomBar: sampleBottomBar('Save team', 7_700_000, { kind: 'not-saved' }),
  },
});

export const TeamBuilder = meta.story({
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TestWeekend = meta.story({
  args: {
    header: sampleHeader(editions.trc),
    gameBar: fromSeason(testWeekend, (season) => <GameBar {...savedBar(season)} />),
    pitch: fromSeason(testWeekend, (season) => (
      <Pitch
        label="Your fifteen"
        cards={pitchOf(season, { all: withFixture(season), cards: { 7: { player: { status: 'bench' } } } })}
        actions={actions}
        head={<BuilderToolbar statistic="NextFixture" onStatistic={fn()} boosters={{ onPress: fn() }} />}
      />
    )),
    pool: fromSeason(testWeekend, (season) => <SamplePool season={season} {...fullTeam} />),
    bottomBar: sampleBottomBar('Transfers', 500_000, { kind: 'saved', time: '18:52' }),
  },
});

export const Live = meta.story({
  name: 'While a match is live a banner says so above the pitch [G-037]',
  args: {
    gameBar: fromSeason(liveClubs, (season) => <GameBar {...liveBar(season)} />),
    banner: <LiveRoundBanner onClose={fn()} />,
    pitch: fromSeason(liveClubs, (season) => (
      <Pitch
        label="Your fifteen"
        cards={pitchOf(season, { all: onTheDay(season), cards: { 4: { player: { status: 'bench' } } } })}
        actions={actions}
        head={<BuilderToolbar statistic="RoundPoints" onStatistic={fn()} boosters={{ onPress: fn() }} />}
      />
    )),
    pool: fromSeason(liveClubs, (season) => <SamplePool season={season} {...fullTeam} />),
    bottomBar: sampleBottomBar('Transfers', 500_000, { kind: 'saved', time: '18:52' }),
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText(/^Round is now live/);
    const pitch = canvas.getByRole('grid', { name: 'Your fifteen' });
    await expect(banner).toBeVisible();
    await expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(pitch.getBoundingClientRect().top);
  },
});

export const WithMessage = meta.story({
  name: 'A message never covers a player [B2]',
  parameters: { picture: { disable: true } },
  args: { messages: <Snackbar queue={message()} /> },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('You’re over your budget so your team cannot be saved');
    const { scrollingElement } = canvasElement.ownerDocument;
    for (const scroller of [scrollingElement, canvas.getByRole('main')]) scroller?.scrollTo(0, scroller.scrollHeight);
    await waitFor(() => {
      const bottoms = canvas.getAllByRole('gridcell').map((cell) => cell.getBoundingClientRect().bottom);
      return expect(Math.max(...bottoms)).toBeLessThanOrEqual(text.getBoundingClientRect().top);
    });
  },
});

export const WithLongMessage = meta.story({
  name: 'The pitch keeps all of its players above what follows it when a message of several lines takes its room',
  globals: { viewport: { value: 'desktop' } },
  parameters: { picture: { disable: true } },
  args: {
    messages: <Snackbar queue={message('You’re over your budget so your team cannot be saved. '.repeat(4))} />,
    pitch: fromSeason(clubs, (season) => (
      <>
        <Pitch label="Your fifteen" cards={pitchOf(season)} actions={actions} />
        <TeamShortcuts shortcuts={[{ label: 'Edits', icon: 'undo', onPress: fn() }]} />
      </>
    )),
  },
  play: async ({ canvas }) => {
    const following = await canvas.findByRole('button', { name: 'Edits' });
    await canvas.findByText(/^You’re over your budget/);
    await waitFor(() => {
      const bottoms = canvas.getAllByRole('gridcell').map((cell) => cell.getBoundingClientRect().bottom);
      return expect(Math.max(...bottoms)).toBeLessThanOrEqual(following.getBoundingClientRect().top);
    });
  },
});

export const FocusInSight = TeamBuilder.extend({
  name: 'What has the focus is never behind the bars of a phone',
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: { disable: true } },
  args: {
    pitch: fromSeason(clubs, (season) => (
      <>
        <Pitch label="Your fifteen" cards={pitchOf(season)} actions={actions} />
        <TeamShortcuts shortcuts={[{ label: 'Deadlines', icon: 'calendar', onPress: fn() }]} />
      </>
    )),
  },
  play: async ({ canvas }) => {
    const shortcut = await canvas.findByRole('button', { name: 'Deadlines' });
    const bar = canvas.getByRole('contentinfo').getBoundingClientRect();
    const { bottom } = shortcut.getBoundingClientRect();
    for (const below of [0, 20, 40]) {
      shortcut.blur();
      scrollTo(0, bottom - bar.bottom + below);
      shortcut.focus();
      await expect(shortcut.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    }
  },
});

export const RivalTeam = meta.story({
  parameters: { picture: { disable: true } },
  args: { pitch: fromSeason(clubs, (season) => <Pitch label="Team of Mere K" cards={pitchOf(season)} />) },
  render: ({ title, header, gameBar, pitch }) => <BuilderLayout title={title} header={header} gameBar={gameBar} pitch={pitch} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** On paper there is the fifteen alone, on one sheet. */
export const Printed = meta.story({
  parameters: { media: { print: true }, picture: { disable: true } },
  play: async ({ canvas }) => {
    const pitch = await canvas.findByRole('main');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    // It takes the height that it needs, not that of the window.
    await expect(getComputedStyle(pitch.parentElement?.parentElement ?? pitch).minBlockSize).toBe('0px');
    await expect(pitch.scrollHeight).toBe(pitch.clientHeight);
  },
});

export const Loading = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    pitch: <Pitch label="Your fifteen" cards={new Map()} isLoading actions={actions} />,
    pool: fromSeason(clubs, (season) => <SamplePool season={season} contents={{ state: 'loading' }} />),
  },
  play: async ({ canvas, step }) => {
    await step('the pitch and the pool say that they load, and offer no player', async () => {
      await expect(canvas.getByText('Loading your fifteen').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('grid')).toBeNull();
      const pool = canvas.queryByRole('complementary');
      if (pool) await expect(pool.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    });
  },
});

export const PseudoLocale = TeamBuilder.extend(inPseudoLocale);

export const At320 = TeamBuilder.extend(at320);

export const At200Percent = TeamBuilder.extend(at200Percent);

/** Header and game bar leave the room of a low window to the pitch; the bar with the actions stays. */
export const LowWindow = TeamBuilder.extend({
  name: 'Header and game bar scroll away where the window is low [B13]',
  globals: { viewport: { value: 'zoomed' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    const gameBar = await canvas.findByRole('region', { name: 'Game bar' });
    scrollTo(0, gameBar.getBoundingClientRect().bottom);
    await waitFor(() => expect(gameBar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const PostsAndTools = TeamBuilder.extend({
  name: 'The goalposts do not stand behind the tools',
  globals: { viewport: { value: 'zoomed' } },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const autofill = await canvas.findByRole('button', { name: 'Autofill' });
    await expect(autofill).toBeVisible();
    const posts = canvasElement.querySelector('[data-posts]');
    await expect(posts).not.toBeVisible();
  },
});

/** A question about the team is on its way. */
export const Held = TeamBuilder.extend({
  parameters: { picture: { disable: true } },
  args: { isHeld: true },
  play: async ({ canvas, step }) => {
    const isOutOfReach = (element: Element) => element.closest('[inert]') !== null;
    await step('pitch and bars are out of reach, the header is not', async () => {
      const tools = await Promise.all(['Autofill', 'Save team'].map((name) => canvas.findAllByRole('button', { name })));
      await expect(tools.flat().map(isOutOfReach)).not.toContain(false);
      await expect(isOutOfReach(canvas.getByRole('link', { name: editions.srp.title }))).toBe(false);
    });
  },
});

export const ForcedColours = TeamBuilder.extend(picturedInForcedColours);

function withFixture(season: GameWorld): (jersey: number) => CardOverrides {
  return (jersey) => ({ figure: figureOf(season, playerOf(season, jersey), 'NextFixture') });
}

/** Some squads have played, two are playing, the others are to come. The captain counts three times. */
function onTheDay(season: Season): (jersey: number) => CardOverrides {
  const round = currentRound(season.rounds);
  return (jersey) => {
    const { squadId, stats } = playerOf(season, jersey);
    const value = stats.scores[round?.id ?? 0] ?? null;
    const status = fixturesOf(squadId, round)[0]?.status;
    const matchState = status === 'complete' ? 'played' : status === 'playing' ? 'live' : undefined;
    const isCaptain = jersey === season.team?.captainId;
    const figure = { statistic: 'RoundPoints', value: value !== null && isCaptain ? value * 3 : value } as const;
    return { figure, ...(matchState && { matchState }), ...(isCaptain && { badge: 'triple-captain' }) };
  };
}

function message(text = 'You’re over your budget so your team cannot be saved') {
  const queue = createSnackbarQueue();
  queue.show({ tone: 'warning', text });
  return queue;
}
