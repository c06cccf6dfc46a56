import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { editions } from '@rugby/domain/editions';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { championship, inEdition, preSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSeason, type Scenario, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { PlayerDialog, type PlayerActions } from './PlayerDialog.tsx';
import { profileFrom, recordOf, upcomingOf } from './samplePlayer.ts';
import { corrected, countries, joinedLate } from './sampleWorlds.ts';

const readOnly: PlayerActions = { kind: 'read-only' };
const onRetry = fn();
const everyFigure = {
  gamesPlayed: 6,
  tries: 3,
  assists: 2,
  conversions: 12,
  turnovers: 5,
  tackles: 49,
  metresGained: 214,
  linebreaks: 4,
  offloads: 7,
} as const;

const meta = preview.meta({
  component: PlayerDialog,
  args: {
    ...profileFrom((part) => fromSeason(countries, part), 10),
    jersey: 10,
    city: 'Auckland',
    record: recordIn(countries),
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
    const value = (name: string) => within(panel).getByText(name).closest('dt')?.nextElementSibling?.textContent;
    await step('total, average and last round points [G-066, G-067, G-068]', async () => {
      await expect([value('Total points'), value('Average points'), value('Last round points')]).toEqual(['133', '22.2', '18']);
    });
    await step('percent selected and position rank [G-069, G-070, G-157]', async () => {
      await expect([value('Percent selected'), value('Position rank')]).toEqual(['13.1%', '4th of 55']);
    });
    await step('the next fixture names opponent and venue [G-071]', async () => {
      await expect(value('Next fixture')).toBe('v ARG (home)');
    });
    await step('a starting player is Selected to Play [G-174]', async () => {
      await waitFor(() => expect(screen.getByText('Selected to Play')).toBeVisible());
    });
  },
});

export const Stats = meta.story({
  play: async ({ userEvent }) => {
    const panel = await openTab('Stats', userEvent);
    const value = (name: string) => within(panel).getByText(name).closest('dt')?.nextElementSibling?.textContent;
    await expect([value('Games played'), value('Tries'), value('Tackles')]).toEqual(['6', '30.5 a game', '498.2 a game']);
  },
});

/** No two figures are equal. */
export const EveryFigure = meta.story({
  parameters: { picture: { disable: true } },
  args: { record: { state: 'ready', record: { figures: everyFigure, played: [] } } },
  play: async ({ userEvent, step }) => {
    const panel = await openTab('Stats', userEvent);
    const value = (name: string) => within(panel).getByText(name).closest('dt')?.nextElementSibling?.textContent;
    await step('games, tries and assists of the season [G-072, G-073, G-074]', async () => {
      await expect([value('Games played'), value('Tries'), value('Assists')]).toEqual(['6', '30.5 a game', '20.3 a game']);
    });
    await step('conversions, turnovers, tackles [G-075, G-076, G-077]', async () => {
      await expect([value('Conversions'), value('Turnovers'), value('Tackles')]).toEqual([
        '122.0 a game',
        '50.8 a game',
        '498.2 a game',
      ]);
    });
    await step('carries by metres gained, linebreaks, offloads [G-078, G-079, G-080]', async () => {
      await expect([value('Carries'), value('Linebreaks'), value('Offloads')]).toEqual([
        '214 m35.7 a game',
        '40.7 a game',
        '71.2 a game',
      ]);
    });
  },
});

/** The points of each action are at the end of the statistics. */
export const PointsForEachAction = meta.story({
  play: async ({ userEvent }) => {
    const panel = await openTab('Stats', userEvent);
    await userEvent.click(within(panel).getByText('Points for each action'));
    await expect(within(panel).getByRole('row', { name: 'Tries +15' })).toBeVisible();
    await expect(within(panel).getByRole('row', { name: /^Triple Captain .* ×3$/ })).toBeVisible();
    await expect(within(panel).queryByText('Scrums won')).toBeNull();
  },
});

export const Fixtures = meta.story({
  play: async ({ userEvent, step }) => {
    const panel = await openTab('Fixtures', userEvent);
    await step('the next three opponents, with date and time [G-083, G-084]', async () => {
      const rows = within(panel).getAllByRole('listitem');
      await expect(rows.map(({ textContent }) => textContent)).toEqual([
        'R7v ARG (home)27/03/202619:05',
        'R8v ARG (home)04/04/202616:35',
        'R9v ARG (away)10/04/202618:05',
      ]);
      await expect(panel).toHaveTextContent('Your time, Auckland');
    });
    await step('each past match shows opponent, score and points [G-081]', async () => {
      const lines = [...panel.querySelectorAll('summary')].map(({ textContent }) => textContent);
      await expect(lines).toEqual([
        'R6v ARG (away)24–1718',
        'R5v ARG (away)24–3820',
        'R4v ARG (home)17–2428',
        'R3v ARG (home)38–2412',
        'R2v ARG (away)24–1731',
        'R1v ARG (away)24–3824',
      ]);
    });
    await step('an open match shows how the points add up, with + before each positive value [G-082]', async () => {
      await userEvent.click(within(panel).getByText('28'));
      await expect(within(panel).getByRole('table', { name: 'Points in round 4' })).toHaveTextContent('Tries1 × 15+15');
    });
  },
});

/** The player is the team's Triple Captain in round 6. */
export const TripleCaptain = meta.story({
  args: {
    record: fromNetwork(countries, async (network) => {
      const matches = await network.request(network.fetch(playerMatchesFile(10)));
      const boosters = [{ id: 1, type: 'TRIPLE_CAPTAIN', roundId: 6, roundNumber: 6, playerId: 10 } as const];
      return recordOf(matches, await network.season(), 10, onRetry, { roundId: 6, captainId: 10, boosters });
    }),
  },
  play: async ({ userEvent, step }) => {
    const panel = await openTab('Fixtures', userEvent);
    await step('the booster has a line of its own, and the lines sum to the points of the team [B8]', async () => {
      await userEvent.click(within(panel).getByText('54'));
      const table = within(panel).getByRole('table', { name: 'Points in round 6' });
      await expect(table).toHaveTextContent('Triple Captain ×3+36Points in round 6, final+54');
    });
  },
});

/** A player who joined in the sixth round. */
export const MissedRounds = meta.story({
  args: { record: recordIn(joinedLate) },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    const panel = await openTab('Fixtures', userEvent);
    const points = [...panel.querySelectorAll('summary')].map(({ textContent }) => textContent.slice(-1));
    await expect(points.slice(1)).toEqual(['-', '-', '-', '-', '-']);
  },
});

export const NothingYet = meta.story({
  args: {
    upcoming: fromNetwork(
      inEdition(editions.trc, seasonOver),
      nothingOf(async (network) => upcomingOf(await network.season(), 10)),
    ),
    record: recordIn(inEdition(editions.trc, preSeason)),
  },
  play: async ({ userEvent, step }) => {
    const fixtures = await openTab('Fixtures', userEvent);
    await expect(fixtures).toHaveTextContent('No match to come.');
    await expect(fixtures).toHaveTextContent('No match played yet.');
    const stats = await openTab('Stats', userEvent);
    await step('a missing value is a dash [G-085]', async () => {
      await expect(within(stats).getAllByText('-')).toHaveLength(9);
    });
  },
});

/** The latest match was corrected twice after its points were final, the others were not. */
export const Corrected = meta.story({
  args: { record: recordIn(corrected) },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    const panel = await openTab('Fixtures', userEvent);
    await userEvent.click(within(panel).getByText('18'));
    const list = await within(panel).findByRole('list', { name: 'Corrections in round 6' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Corrected 22/11/2026, 18:04: Tackles from 3 to 4, points from 17 to 18',
      'Corrected 22/11/2026, 09:30: Conversions missed from 0 to 1, Carries from 38 to 41',
    ]);
    await userEvent.click(within(panel).getByText('20'));
    await expect(within(panel).getAllByRole('list', { hidden: true, name: /^Corrections/ })).toHaveLength(1);
  },
});

/** A live match, whose points can still change. */
export const Live = meta.story({
  args: {
    ...profileFrom((part) => fromSeason(championship, part), 10),
    record: recordIn(championship),
  },
  play: async ({ userEvent }) => {
    const panel = await openTab('Fixtures', userEvent);
    const latest = panel.querySelector('summary');
    if (latest) await userEvent.click(latest);
    await expect(within(panel).getByText('Points in round 7, provisional')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { record: recordIn(countries, ...loading(playerMatchesFile(10))) },
  play: async ({ userEvent }) => {
    await openTab('Stats', userEvent);
    await expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
  },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    record: fromSlowNetwork(countries, requestRecord, ...slow(playerMatchesFile(10), 100)),
  },
  play: async ({ loaded, userEvent }) => {
    const panel = await openTab('Stats', userEvent);
    await expect(screen.getByText('Loading the statistics')).toBeInTheDocument();
    await answerArrives({ loaded });
    await waitFor(() => expect(screen.queryByText('Loading the statistics')).toBeNull());
    await expect(within(panel).getByText('Games played')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { record: recordIn(countries, ...failed(playerMatchesFile(10), 503)) },
  play: async ({ userEvent }) => {
    await openTab('Stats', userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The statistics could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ userEvent, step }) => {
    await screen.findByRole('dialog');
    await step('arrow keys move through the three tabs [G-065]', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(screen.getByRole('tab', { name: 'Fixtures' })).toHaveFocus();
    });
    await step('Tab moves to the panel and from match to match, and Enter opens a match', async () => {
      await userEvent.tab();
      const focused = () => document.activeElement?.textContent ?? '';
      while (!focused().startsWith('R6')) await userEvent.tab();
      await userEvent.tab();
      await expect(focused()).toContain('R5v ARG');
    });
  },
});

/** What the dialog shows of the matches of the fly half of the fifteen. */
function recordIn(scenario: Scenario, ...overrides: readonly HttpHandler[]) {
  return fromNetwork(scenario, requestRecord, ...overrides);
}

async function requestRecord(network: StoryNetwork) {
  return recordOf(await network.request(network.fetch(playerMatchesFile(10))), await network.season(), 10, onRetry);
}
