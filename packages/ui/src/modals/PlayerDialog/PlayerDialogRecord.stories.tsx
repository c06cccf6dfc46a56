import { editions, kitOf } from '@rugby/domain/editions';
import { sumFigures } from '@rugby/domain/game/players/figures';
import { aPlayer } from '@rugby/mocks/builders/player';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PlayerDialog, type PlayerActions, type PlayerFigures, type RecordContents } from './PlayerDialog.tsx';
import { sampleUpcoming, sampleCorrections, sampleRecord } from './sampleRecord.ts';

const readOnly: PlayerActions = { kind: 'read-only' };
const ready: RecordContents = { state: 'ready', record: sampleRecord() };
const figures: PlayerFigures = {
  totalPoints: 127,
  averagePoints: 42.3,
  lastRoundPoints: 41,
  percentSelected: 61.2,
  positionRank: 1,
  positionCount: 14,
  nextFixture: { abbreviation: 'ARG', venue: 'home' },
};
const onRetry = fn();

const meta = preview.meta({
  component: PlayerDialog,
  args: {
    player: aPlayer({ firstName: 'Rawiri', lastName: 'Stonehill', position: 'fly_half', cost: 8_800_000 }),
    squad: { name: 'New Zealand', abbreviation: 'NZ', flag: 'NZ', kit: kitOf(editions.trc, 'NZ', 0) },
    jersey: 10,
    figures,
    form: [],
    upcoming: sampleUpcoming,
    city: 'Auckland',
    record: ready,
    actions: readOnly,
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

async function openTab(name: 'Stats' | 'Fixtures', userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(await screen.findByRole('tab', { name }));
  return screen.getByRole('tabpanel');
}

export const Overview = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ step }) => {
    const panel = await screen.findByRole('tabpanel');
    const value = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
    await step('total, average and last round points [G-066, G-067, G-068]', async () => {
      await expect([value('Total points'), value('Average points'), value('Last round points')]).toEqual(['127', '42.3', '41']);
    });
    await step('percent selected and position rank [G-069, G-070]', async () => {
      await expect([value('Percent selected'), value('Position rank')]).toEqual(['61.2%', '1st of 14']);
    });
    await step('who is named to start is Selected to Play [G-174]', async () => {
      await expect(screen.getByText('Selected to Play')).toBeVisible();
    });
  },
});

export const Stats = meta.story({
  play: async ({ userEvent, step }) => {
    const panel = await openTab('Stats', userEvent);
    const value = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
    await step('games, tries and assists of the season [G-072, G-073, G-074]', async () => {
      await expect([value('Games played'), value('Tries'), value('Assists')]).toEqual(['2', '10.5 a game', '10.5 a game']);
    });
    await step('conversions, turnovers, tackles [G-075, G-076, G-077]', async () => {
      await expect([value('Conversions'), value('Turnovers'), value('Tackles')]).toEqual([
        '52.5 a game',
        '00.0 a game',
        '105.0 a game',
      ]);
    });
    await step('carries by metres gained, linebreaks, offloads [G-078, G-079, G-080]', async () => {
      await expect([value('Carries'), value('Linebreaks'), value('Offloads')]).toEqual([
        '96 m48.0 a game',
        '10.5 a game',
        '00.0 a game',
      ]);
    });
  },
});

export const Fixtures = meta.story({
  play: async ({ userEvent, step }) => {
    const panel = await openTab('Fixtures', userEvent);
    await step('three opponents to come, with date and time [G-083, G-084]', async () => {
      const rows = within(panel).getAllByRole('listitem');
      await expect(rows.map(({ textContent }) => textContent)).toEqual([
        'R4v ARG (home)23/08/202619:05',
        'R5v SA (away)06/09/202603:10',
        'R6v AUS (home)27/09/202617:05',
      ]);
      await expect(panel).toHaveTextContent('Your time, Auckland');
    });
    await step('each past match shows opponent, score and points [G-081]', async () => {
      const lines = [...panel.querySelectorAll('summary')].map(({ textContent }) => textContent);
      await expect(lines).toEqual(['R3v AUS (away)38–2441', 'R2v SA (home)17–2433', 'R1v ARG (away)38–24-']);
    });
    await step('an open match shows how the points add up, with + before each positive value [G-082]', async () => {
      await userEvent.click(within(panel).getByText('38–24', { selector: 'details:first-of-type *' }));
      await expect(within(panel).getByRole('table', { name: 'Points in round 3' })).toHaveTextContent('Tries1 × 15+15');
    });
  },
});

export const NothingYet = meta.story({
  args: { upcoming: [], record: { state: 'ready', record: { figures: sumFigures([]), played: [] } } },
  play: async ({ userEvent, step }) => {
    const fixtures = await openTab('Fixtures', userEvent);
    await expect(fixtures).toHaveTextContent('No match to come.');
    await expect(fixtures).toHaveTextContent('No match played yet.');
    const stats = await openTab('Stats', userEvent);
    await step('what is not known is a dash [G-085]', async () => {
      await expect(within(stats).getAllByText('-')).toHaveLength(9);
    });
  },
});

/** The latest match was corrected twice after its points were final, the others never. */
export const Corrected = meta.story({
  args: {
    record: {
      state: 'ready',
      record: {
        ...sampleRecord(),
        played: sampleRecord().played.map((match) => ({ ...match, corrections: match.id === 3 ? sampleCorrections : [] })),
      },
    },
  },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    const panel = await openTab('Fixtures', userEvent);
    await userEvent.click(within(panel).getByText('41'));
    const list = await within(panel).findByRole('list', { name: 'Corrections in round 3' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Corrected 22/11/2026, 18:04: Tackles from 3 to 4, points from 40 to 41',
      'Corrected 22/11/2026, 09:30: Conversions missed from 0 to 1, Carries from 38 to 41',
    ]);
    await userEvent.click(within(panel).getByText('33'));
    await expect(within(panel).getAllByRole('list', { hidden: true, name: /^Corrections/ })).toHaveLength(1);
  },
});

/** A match that is being played: its points may still change. */
export const Live = meta.story({
  args: {
    record: {
      state: 'ready',
      record: {
        ...sampleRecord(),
        played: sampleRecord().played.map((match) => ({ ...match, status: 'playing', isProvisional: true })),
      },
    },
  },
  play: async ({ userEvent }) => {
    const panel = await openTab('Fixtures', userEvent);
    await userEvent.click(within(panel).getByText('41'));
    await expect(within(panel).getByText('Points in round 3, provisional')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { record: { state: 'loading' } },
  play: async ({ userEvent }) => {
    await openTab('Stats', userEvent);
    await expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { record: { state: 'failed', onRetry, isRetrying: false } },
  play: async ({ userEvent }) => {
    await openTab('Stats', userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The statistics could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog');
    await step('arrows go through the three tabs [G-065]', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(screen.getByRole('tab', { name: 'Fixtures' })).toHaveFocus();
    });
    await step('from the tab to its panel, then from match to match, which the browser opens by Enter', async () => {
      await userEvent.tab();
      const focused = () => document.activeElement?.textContent ?? '';
      while (!focused().startsWith('R3')) await userEvent.tab();
      await userEvent.tab();
      await expect(focused()).toContain('R2v SA');
    });
  },
});
