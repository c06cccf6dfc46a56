import { editions, kitOf } from '@rugby/domain/editions';
import { aPlayer } from '@rugby/mocks/builders/player';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { samplePhoto } from '../../game/PlayerImage/samplePhoto.ts';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { PlayerDialog, type PlayerFigures, type PlayerLockContent, type RecordContents } from './PlayerDialog.tsx';

const club = (name: string, abbreviation: string): SquadLook => ({
  name,
  abbreviation,
  kit: kitOf(editions.srp, abbreviation, 0),
});
const newZealand: SquadLook = { name: 'New Zealand', abbreviation: 'NZ', flag: 'NZ', kit: kitOf(editions.trc, 'NZ', 0) };

const figures: PlayerFigures = {
  totalPoints: 164,
  averagePoints: 27.3,
  lastRoundPoints: 38,
  percentSelected: 36.6,
  positionRank: 2,
  positionCount: 96,
  nextFixture: { abbreviation: 'CRUS', venue: 'home' },
};

const nothing: PlayerFigures = {
  totalPoints: 0,
  averagePoints: null,
  lastRoundPoints: null,
  percentSelected: 0,
  positionRank: null,
  positionCount: 96,
  nextFixture: null,
};

const lock: PlayerLockContent = { kind: 'locks', at: '27/03/2026, 19:05 NZDT' };
const loading: RecordContents = { state: 'loading' };
const picked = { kind: 'picked', isCaptain: false, leaving: 'remove', onMakeCaptain: fn(), onLeave: fn() } as const;

const meta = preview.meta({
  component: PlayerDialog,
  args: {
    player: aPlayer({ firstName: 'Tane', lastName: 'Rewiri', position: 'loose_forward', cost: 8_200_000 }),
    squad: club('Hurricanes', 'HURR'),
    jersey: 7,
    figures,
    form: [22, 31, 18, 14, 41, 38].map((points, place) => ({ roundNumber: place + 1, points })),
    upcoming: [],
    city: 'Auckland',
    record: loading,
    lock,
    watch: { isWatched: false, onToggle: fn() },
    actions: picked,
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('v CRUS')).toHaveTextContent('v CRUS (home)');
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
    actions: {
      ...picked,
      captainRefusals: ['Rewiri is locked: Hurricanes v Crusaders has kicked off.'],
      leaveRefusals: ['Rewiri is locked: Hurricanes v Crusaders has kicked off.'],
    },
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
  args: { squad: newZealand, actions: { kind: 'pool', onAdd: fn(), refusals: [] } },
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
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
});

export const Refused = meta.story({
  args: {
    squad: club('ACT Brumbies', 'BRUM'),
    player: aPlayer({ firstName: 'Lachlan', lastName: 'Strand', position: 'fly_half', status: 'bench' }),
    jersey: 10,
    actions: {
      kind: 'pool',
      onAdd: fn(),
      refusals: [
        'ACT Brumbies already 4 of 4. Remove one of Hapeta, Okeroa, Ravula, Whittaker.',
        'That is 0.9 million over your budget.',
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add player' })).toBeDisabled();
  },
});

export const NothingYet = meta.story({
  args: { figures: nothing, form: [], actions: { kind: 'read-only' } },
  play: async ({ step }) => {
    const value = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    await step('missing is a dash, zero is 0 [G-085]', async () => {
      await expect(await value('Average points')).toBe('-');
      await expect(await value('Total points')).toBe('0');
      await expect(await value('Percent selected')).toBe('0.0%');
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
    squad: club('Fijian Drua', 'FDRU'),
    jersey: 15,
    form: [4, -2, null, 0].map((points, place) => ({ roundNumber: place + 1, points })),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { actions: { ...picked, onMakeCaptain: fn(), onLeave: fn() } },
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tane Rewiri' })).toBeVisible());
    await step('the form is a table for a screen reader', async () => {
      await expect(screen.getByRole('table', { name: 'Points by round' })).toHaveTextContent('541');
    });
    await step('tab, panel, then the actions', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
      await userEvent.tab();
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
