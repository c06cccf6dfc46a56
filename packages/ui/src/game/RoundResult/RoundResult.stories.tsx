import { getGamebar } from '@rugby/domain/contract/gamebar';
import { showMyTeamHistory } from '@rugby/domain/contract/team/teamHistory';
import { kitOf } from '@rugby/domain/editions';
import { slotOf } from '@rugby/domain/game/model/lineup';
import { squadById } from '@rugby/domain/game/model/lookup';
import { bestOfRound } from '@rugby/domain/game/scoring/roundResult';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { lockedOut, roundOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { whileMissing } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, inForcedColours, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { RoundResult, type RoundResultContents } from './RoundResult.tsx';

const onOpenNext = fn();
const onRetry = fn();

/** What is shown of a round without an answer. */
const missing = whileMissing<RoundResultContents>((network) => network.send(getGamebar, { query: { roundId: 7 } }), {
  pending: { state: 'loading' },
  error: { state: 'failed', onRetry },
});

const meta = preview.meta({
  component: RoundResult,
  args: {
    roundId: 7,
    roundNumber: 7,
    contents: fromNetwork(roundOver, resultOf),
    onSelectRound: fn(),
    onOpenBest: fn(),
    onShare: fn(),
    next: { roundNumber: 8, onOpen: onOpenNext },
  },
  parameters: { frame: 'bleed' },
  render: (props) => (
    <div style={{ blockSize: 760, maxInlineSize: 424 }}>
      <RoundResult {...props} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^Round 7: \d+ points, final$/);
    await expect(canvas.getByRole('button', { name: /^Your best/ })).toBeVisible();
  },
});

/** Without captain and booster, and after the season. */
export const LongNames = meta.story({
  args: {
    contents: fromNetwork(roundOver, async (network) => {
      const contents = await resultOf(network);
      if (contents.state !== 'ready' || contents.best === undefined) return contents;
      return { ...contents, best: { ...contents.best, name: 'Tuipulotu-Fainga’anuku', note: undefined } };
    }),
    next: undefined,
  },
  play: async ({ canvas, step }) => {
    await step('name and points of the best player do not lie across the jersey', async () => {
      const best = canvas.getByRole('button', { name: /^Your best/ });
      const jersey = best.querySelector('svg')?.getBoundingClientRect();
      await expect(best.querySelector('strong')?.getBoundingClientRect().right).toBeLessThanOrEqual(jersey?.left ?? 0);
    });
  },
});

/** A note as wide as the booster with the longest name makes it. */
export const LongNote = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromNetwork(roundOver, async (network) => {
      const contents = await resultOf(network);
      if (contents.state !== 'ready' || contents.best === undefined) return contents;
      return { ...contents, best: { ...contents.best, note: '47 points, Triple Captain ×3' } };
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the note stays on the first colour of the band, in which it can be read', async () => {
      const note = canvas.getByText(/Triple Captain/);
      const second = note.closest('button')?.firstElementChild?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(note);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(second?.left ?? 0);
    });
  },
});

/** Places were lost. */
export const PlacesLost = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromNetwork(roundOver, async (network) => {
      const contents = await resultOf(network);
      if (contents.state !== 'ready') return contents;
      return {
        ...contents,
        figures: contents.figures.map((figure) => (figure.id === 'overall' ? { ...figure, won: -12 } : figure)),
      };
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('12 places lost')).toBeInTheDocument(),
});

/** After the last round the way leads to the review of the season. */
export const SeasonOver = meta.story({
  parameters: { picture: { disable: true } },
  args: { next: undefined, reviewHref: '/season-review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your season' })).toHaveAttribute('href', '/season-review');
    await expect(canvas.queryByRole('button', { name: /^To round/ })).toBeNull();
  },
});

/** More rounds than bars fit beside each other. */
export const LateRound = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    roundId: 16,
    roundNumber: 16,
    contents: fromNetwork(roundOver, async (network) => {
      const contents = await resultOf(network);
      if (contents.state !== 'ready') return contents;
      return {
        ...contents,
        rounds: Array.from({ length: 16 }, (_, index) => ({ id: index + 1, roundNumber: index + 1, points: 300 + index })),
      };
    }),
  },
  play: async ({ canvas, step }) => {
    await step('the bar of the round is in view', async () => {
      const bar = canvas.getByRole('button', { name: /^Round 16: / });
      const row = bar.closest('ol')?.getBoundingClientRect();
      await expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(row?.right ?? 0));
    });
  },
});

export const Loading = meta.story({ args: { contents: fromNetwork(roundOver, missing, ...loading(getGamebar)) } });

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: fromSlowNetwork(roundOver, { waiting: missing, answered: resultOf }, ...slow(getGamebar, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByRole('button', { name: /^Your best/ })).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByRole('button', { name: /^Your best/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { contents: fromNetwork(roundOver, missing, ...failed(getGamebar, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const NotPlayed = meta.story({
  args: { contents: fromNetwork(lockedOut, resultOf) },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.getByText('You had no team in round 7.')).toBeVisible(),
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter on the best player opens their points', async () => {
      canvas.getByRole('button', { name: /^Your best/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenBest).toHaveBeenCalledOnce();
    });
    await step('on a round it shows that round', async () => {
      canvas.getByRole('button', { name: /^Round 1: / }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelectRound).toHaveBeenCalledWith(1);
    });
    await step('the last one leads to the next round', async () => {
      canvas.getByRole('button', { name: 'To round 8' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(onOpenNext).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = LongNames.extend(inPseudoLocale);

export const At200Percent = Default.extend(at200Percent);

export const ForcedColours = Default.extend(inForcedColours);

/** The result of round 7, as the calls answer. */
async function resultOf(network: StoryNetwork): Promise<RoundResultContents> {
  const gamebar = valueOrThrow(await network.send(getGamebar, { query: { roundId: 7 } }));
  const { teamHistory } = valueOrThrow(await network.send(showMyTeamHistory, { params: { roundId: 7 } }));
  if (teamHistory === null) return { state: 'none' };
  const season = await network.season();
  const best = bestOfRound(teamHistory, season.players);
  const player = best && season.players.get(best.playerId);
  if (best === undefined || player === undefined) throw new Error('Round 7 has no best player.');
  return {
    state: 'ready',
    points: teamHistory.points.round,
    comparison: '40 above the average.',
    best: {
      name: player.lastName,
      points: best.total,
      note: best.multiplier === 1 ? undefined : `${best.points} points, Captain ×${best.multiplier}`,
      jersey: slotOf(teamHistory.lineup, player.id)?.jersey ?? 0,
      kit: kitOf(season.edition, squadById(player.squadId, season).abbreviation, player.squadId),
    },
    figures: [
      { id: 'round', label: 'Your rank in this round, of 21,640', value: '388' },
      {
        id: 'overall',
        label: 'Overall after round 7, of 21,640',
        value: String(gamebar.rankAfterRound),
        won: gamebar.placesWon ?? 0,
      },
      { id: 'league-1', label: 'Thursday Night Tackles', value: '1', won: 1 },
      { id: 'total', label: 'Your points after round 7', value: String(gamebar.totalPoints) },
    ],
    rounds: gamebar.rounds.map(({ roundId, points }) => ({ id: roundId, roundNumber: roundId, points })),
  };
}
