import { playerMatchesFile } from '@rugby/domain/contract/playerStats';
import { editions } from '@rugby/domain/editions';
import { removePlayer } from '@rugby/domain/game/model/lineup';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { fullName } from '@rugby/domain/game/players/fullName';
import { refusalsToAdd, refusalsToMakeCaptain } from '@rugby/domain/game/team/eligibility';
import { refusalsToTransferOut } from '@rugby/domain/game/transfers/transfers';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import { aLineup, aSelection } from '@rugby/mocks/builders/lineup';
import { aPlayer } from '@rugby/mocks/builders/player';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { byes, historicRound, inEdition, lockedRound, newUser, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { samplePhoto } from '../../game/PlayerImage/samplePhoto.ts';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { squadOf } from '../../game/PoolRow/sampleRows.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import { profileFrom, recordOf } from './samplePlayer.ts';

const clubs = inEdition(editions.srp, newUser);
/** A dear fly half of the Blues, of whom the sample fifteen has four. */
const fifthOfTheBlues = 114;

const picked = { kind: 'picked', isCaptain: false, leaving: 'remove', onMakeCaptain: fn(), onLeave: fn() } as const;

const meta = preview.meta({
  component: PlayerDialog,
  args: {
    ...profileFrom((part) => fromSeason(historicRound, part), 7),
    jersey: 7,
    city: 'Auckland',
    record: fromNetwork(historicRound, async (network) => {
      return recordOf(await network.request(network.fetch(playerMatchesFile(7))), await network.season(), 7, fn());
    }),
    watch: { isWatched: false, onToggle: fn() },
    actions: picked,
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async ({ args: { figures } }) => {
    const { nextFixture } = figures;
    if (nextFixture === null || typeof nextFixture === 'string') throw new Error('The squad has a match in round 7.');
    const opponent = `v ${nextFixture.abbreviation}`;
    await expect(await screen.findByText(opponent)).toHaveTextContent(`${opponent} (home)`);
  },
});

/** The squad has no match in the coming round. */
export const Bye = meta.story({
  args: { ...profileFrom((part) => fromSeason(byes, part), 12), jersey: 12 },
  play: async ({ userEvent, step }) => {
    await step('the next fixture is the bye, not the match of the week after [D47]', async () => {
      await expect((await screen.findByText('Next fixture')).parentElement).toHaveTextContent(/Bye$/);
    });
    await step('the fixtures begin with it', async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'Fixtures' }));
      const [first] = await screen.findAllByText(/^R\d+$/);
      await expect(first?.parentElement).toHaveTextContent('R7Bye (no match)');
    });
  },
});

export const Captain = meta.story({
  args: { actions: { ...picked, isCaptain: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Captain' })).toBeDisabled();
  },
});

export const Locked = meta.story({
  args: {
    ...profileFrom((part) => fromSeason(lockedRound, part), 7),
    actions: fromSeason(lockedRound, (season) => {
      const { lineup, captainId } = season.team ?? aSelection();
      const team = { lineup, captainId, saved: season.team };
      return {
        ...picked,
        captainRefusals: sentencesOf(refusalsToMakeCaptain(7, team, season), season),
        leaveRefusals: sentencesOf(refusalsToTransferOut(7, team, season), season),
      };
    }),
  },
});

export const Started = meta.story({
  name: 'A started team changes by transfer out [G-090]',
  args: { actions: { ...picked, leaving: 'transfer-out', onLeave: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Transfer out' }));
    await expect(args.actions.kind === 'picked' && args.actions.onLeave).toHaveBeenCalledOnce();
  },
});

export const CoCaptainElsewhere = meta.story({
  name: 'The co-captain can be re-assigned to the player while the booster is on another [G-087]',
  args: { actions: { ...picked, leaving: 'transfer-out', reassign: { type: 'CO_CAPTAIN' as const, onReassign: fn() } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Re-assign co-captain' }));
    await expect(args.actions.kind === 'picked' && args.actions.reassign?.onReassign).toHaveBeenCalledOnce();
  },
});

export const MarkedOut = meta.story({
  args: { actions: { kind: 'marked-out', onFill: fn(), onRevert: fn() } },
  play: async ({ args, userEvent }) => {
    const { actions } = args;
    await userEvent.click(await screen.findByRole('button', { name: 'Revert' }));
    await expect(actions.kind === 'marked-out' && actions.onRevert).toHaveBeenCalledOnce();
  },
});

export const NewcomerOfATransfer = meta.story({
  parameters: { picture: { disable: true } },
  args: { actions: { ...picked, leaving: 'take-back', onLeave: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await expect(args.actions.kind === 'picked' && args.actions.onLeave).toHaveBeenCalledOnce();
  },
});

export const FromThePool = meta.story({
  args: {
    ...profileFrom((part) => fromSeason(inEdition(editions.trc, historicRound), part), 7),
    actions: { kind: 'pool', onAdd: fn(), refusals: [] },
  },
});

export const AddedFromThePool = meta.story({
  name: 'A player of the pool can be added [G-089]',
  parameters: { picture: { disable: true } },
  args: { actions: { kind: 'pool', onAdd: fn(), refusals: [] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add player' }));
    await expect(args.actions.kind === 'pool' && args.actions.onAdd).toHaveBeenCalledOnce();
  },
});

export const WithPicture = meta.story({
  parameters: { picture: { disable: true } },
  args: { image: samplePhoto },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('the picture of the player heads the profile [G-164]', () =>
      waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBeGreaterThan(0)),
    );
  },
});

export const Refused = meta.story({
  args: {
    ...profileFrom((part) => fromSeason(clubs, part), fifthOfTheBlues),
    jersey: 10,
    actions: fromSeason(clubs, (season) => {
      const team = { lineup: removePlayer(aLineup(), 10), captainId: null, saved: null };
      const refusals = refusalsToAdd(playerOf(season, fifthOfTheBlues), team, season);
      return { kind: 'pool' as const, onAdd: fn(), refusals: sentencesOf(refusals, season) };
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add player' })).toBeDisabled();
  },
});

export const NothingYet = meta.story({
  args: { ...profileFrom((part) => fromSeason(preSeason, part), 7), actions: { kind: 'read-only' } },
  play: async ({ step }) => {
    const value = async (name: string) => (await screen.findByText(name)).closest('dt')?.nextElementSibling?.textContent;
    await step('a missing value is a dash, zero is 0 [G-085]', async () => {
      await expect(await value('Average points')).toBe('-');
      await expect(await value('Total points')).toBe('0');
      await expect(await value('Percent selected')).toBe('-');
    });
  },
});

export const LongNames = meta.story({
  args: {
    player: aPlayer({
      firstName: 'Mikaele',
      lastName: 'Tuipulotu-Fainga’anuku',
      position: 'outside_back',
      status: 'not-selected',
    }),
    squad: fromSeason(clubs, (season) => squadOf(season, 5)),
    jersey: 15,
    form: [4, -2, null, 0].map((points, place) => ({ roundNumber: place + 1, points })),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { actions: { ...picked, onMakeCaptain: fn(), onLeave: fn() } },
  play: async ({ args, userEvent, step }) => {
    const name = fullName(args.player);
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    await step('the name of the player is the heading', () =>
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible(),
    );
    await step('screen readers get the form as a table', async () => {
      await expect(await screen.findByRole('table', { name: 'Points by round' })).toHaveTextContent('520');
    });
    await step('Tab moves from the tabs to the words that explain themselves, then to the actions [B3]', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
      for (const word of ['Total points', 'Average points', 'Last round points', 'Percent selected', 'Position rank']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: word })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: /Watch/ })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Make captain' })).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = Default.extend(at320);

export const At200Percent = Default.extend(at200Percent);

function sentencesOf(refusals: readonly Refusal[], season: Season): readonly string[] {
  return refusals.map((refusal) => refusalSentence(refusal, season, sampleWords));
}
