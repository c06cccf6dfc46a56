import { editions } from '@rugby/domain/editions';
import { openFilter } from '@rugby/domain/game/players/filterPool';
import type { Opponent } from '@rugby/domain/game/players/statistics';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, picturedInForcedColours, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { BuilderToolbar } from '../BuilderToolbar/BuilderToolbar.tsx';
import { GameBar } from '../GameBar/GameBar.tsx';
import { buildingBar, liveBar, savedBar } from '../GameBar/sampleBar.tsx';
import { LiveRoundBanner } from '../LiveRoundBanner/LiveRoundBanner.tsx';
import { Pitch } from '../Pitch/Pitch.tsx';
import { samplePitch } from '../Pitch/samplePitch.ts';
import { type CardOverrides, sampleCard } from '../PlayerCard/sampleCards.ts';
import type { SampleProps } from '../PlayerPool/sampleProps.tsx';
import { BuilderLayout } from './BuilderLayout.tsx';
import { sampleBottomBar, sampleHeader, SamplePool } from './sampleBuilder.tsx';

const tools = { onUndo: fn(), onRedo: fn(), onAutofill: fn(), onClear: fn() };
const actions = { onPressPlayer: fn(), onPressEmpty: fn() };

/** The next match of each country. */
const fixtures: Readonly<Record<string, Pick<Opponent, 'abbreviation' | 'venue'>>> = {
  NZ: { abbreviation: 'ARG', venue: 'home' },
  ARG: { abbreviation: 'NZ', venue: 'away' },
  AUS: { abbreviation: 'SA', venue: 'home' },
  SA: { abbreviation: 'AUS', venue: 'away' },
};

const fullTeam: Partial<SampleProps> = { season: { open: [] }, notice: { kind: 'full' }, onStartTransfers: fn() };

const meta = preview.meta({
  component: BuilderLayout,
  parameters: { frame: 'bleed' },
  args: {
    title: 'My Team',
    header: sampleHeader(editions.srp),
    gameBar: <GameBar {...buildingBar} />,
    pitch: (
      <Pitch
        label="Your fifteen"
        cards={samplePitch({ without: [10], cards: { 4: { player: { status: 'uncertain' } } } })}
        chosen={10}
        actions={actions}
        head={<BuilderToolbar statistic="Price" onStatistic={fn()} tools={tools} />}
      />
    ),
    pool: <SamplePool edition={editions.srp} about={{ filters: { ...openFilter, position: 'fly_half' } }} />,
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
    gameBar: <GameBar {...savedBar} />,
    pitch: (
      <Pitch
        label="Your fifteen"
        cards={samplePitch({ edition: editions.trc, all: withFixture, cards: { 7: { player: { status: 'bench' } } } })}
        actions={actions}
        head={<BuilderToolbar statistic="NextFixture" onStatistic={fn()} boosters={{ onPress: fn() }} />}
      />
    ),
    pool: <SamplePool edition={editions.trc} about={fullTeam} />,
    bottomBar: sampleBottomBar('Transfers', 500_000, { kind: 'saved', time: '18:52', version: 14 }),
  },
});

export const Live = meta.story({
  name: 'While a match is live a banner says so above the pitch [G-037]',
  args: {
    gameBar: <GameBar {...liveBar} />,
    banner: <LiveRoundBanner onClose={fn()} />,
    pitch: (
      <Pitch
        label="Your fifteen"
        cards={samplePitch({ all: onTheDay, cards: { 4: { player: { status: 'bench' } } } })}
        actions={actions}
        head={<BuilderToolbar statistic="RoundPoints" onStatistic={fn()} boosters={{ onPress: fn() }} />}
      />
    ),
    pool: <SamplePool edition={editions.srp} about={fullTeam} />,
    bottomBar: sampleBottomBar('Transfers', 500_000, { kind: 'saved', time: '18:52', version: 14 }),
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText(/^Round is now live/);
    const pitch = canvas.getByRole('grid', { name: 'Your fifteen' });
    await expect(banner).toBeVisible();
    await expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(pitch.getBoundingClientRect().top);
  },
});

export const RivalTeam = meta.story({
  parameters: { picture: { disable: true } },
  render: ({ title, header, gameBar }) => (
    <BuilderLayout
      title={title}
      header={header}
      gameBar={gameBar}
      pitch={<Pitch label="Team of Mere K" cards={samplePitch()} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    pitch: <Pitch label="Your fifteen" cards={new Map()} isLoading actions={actions} />,
    pool: <SamplePool edition={editions.srp} about={{ contents: { state: 'loading' } }} />,
  },
});

export const PseudoLocale = TeamBuilder.extend(inPseudoLocale);

export const At320 = TeamBuilder.extend(at320);

export const At200Percent = TeamBuilder.extend(at200Percent);

export const ForcedColours = TeamBuilder.extend(picturedInForcedColours);

function withFixture(jersey: number): CardOverrides {
  const { abbreviation } = sampleCard(jersey, {}, editions.trc).squad;
  return { figure: { statistic: 'NextFixture', value: fixtures[abbreviation] ?? null } };
}

/** The Blues, Chiefs and Crusaders have played, the Drua and the Reds are playing, the others are to come. */
function onTheDay(jersey: number): CardOverrides {
  if ([1, 2, 3, 5, 7, 12, 13].includes(jersey))
    return { matchState: 'played', figure: { statistic: 'RoundPoints', value: jersey * 3 } };
  if ([6, 8].includes(jersey)) return { matchState: 'live', figure: { statistic: 'RoundPoints', value: 12 } };
  if (jersey === 11) return { matchState: 'live', badge: 'triple-captain', figure: { statistic: 'RoundPoints', value: 84 } };
  return { figure: { statistic: 'RoundPoints', value: null } };
}
