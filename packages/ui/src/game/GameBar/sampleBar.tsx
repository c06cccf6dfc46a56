import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { aRound } from '@rugby/mocks/builders/season';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoundSelector } from '../RoundSelector/RoundSelector.tsx';
import { TransferButtons } from '../TransferBar/TransferBar.tsx';
import type { GameBarProps } from './GameBar.tsx';

const words = createWords(catalog, 'en-US');
const now = Date.parse('2026-03-25T04:47:28Z');

/** The bar while a team is built, for stories. */
export const buildingBar: GameBarProps = {
  round: <RoundSelector rounds={[aRound({ id: 6, status: 'complete' }), aRound({ id: 7 })]} selectedId={7} onSelect={fn()} />,
  figures: [
    { label: 'Round 6 points', shortLabel: 'Last round', value: '312' },
    { label: 'Budget left', value: '7.7', unit: 'm' },
    { label: 'Players', value: '14', unit: '/15' },
  ],
  message: { text: words('team.bar.pickPosition', { position: 'fly half' }), note: { kind: 'not-saved' } },
  countdown: {
    label: 'Round 7 starts in',
    shortLabel: 'Starts in',
    now,
    to: now + ((2 * 24 + 4) * 60 + 17) * 60_000 + 32_000,
  },
  action: <Button onPress={fn()}>Save team</Button>,
};

/** The bar of a saved team before a Test weekend. */
export const savedBar: GameBarProps = {
  round: <RoundSelector rounds={[aRound({ id: 3, status: 'complete' }), aRound({ id: 4 })]} selectedId={4} onSelect={fn()} />,
  figures: [
    { label: 'Round 3 points', shortLabel: 'Last round', value: '356' },
    { label: 'Budget left', value: '0.5', unit: 'm' },
    { label: 'Players', value: '15', unit: '/15' },
  ],
  message: { text: '3 boosters ready, unlimited transfers', note: { kind: 'saved', time: '18:52', version: 14 } },
  countdown: { label: 'Round 4 starts in', shortLabel: 'Starts in', now, to: now + (21 * 60 + 8) * 60_000 + 54_000 },
  action: (
    <Button icon="swap" onPress={fn()}>
      Transfers
    </Button>
  ),
};

/** The bar during a round. */
export const liveBar: GameBarProps = {
  round: <RoundSelector rounds={[aRound({ id: 7, status: 'playing' })]} selectedId={7} onSelect={fn()} />,
  figures: [
    { label: 'Round points', shortLabel: 'Points', value: '251' },
    { label: 'Average', value: '188', isQuiet: true },
    { label: 'Still to play', value: '4', unit: '/15' },
  ],
  message: { text: 'Triple Captain is on Ravula', note: { kind: 'remark', text: 'Provisional points' } },
  countdown: {
    label: 'Next lock: BRUM v WARA, 19:05',
    shortLabel: 'Next lock in',
    now,
    to: now + (2 * 60 + 41) * 60_000 + 7_000,
  },
  action: savedBar.action,
};

/** The bar in transfer mode. */
export const transferBar: GameBarProps = {
  ...savedBar,
  round: <RoundSelector rounds={[aRound({ id: 7, status: 'playing' })]} selectedId={7} onSelect={fn()} caption="Transfer mode" />,
  figures: [
    { label: 'Transfers', value: '2' },
    { label: 'Budget left', value: '7.2', unit: 'm' },
  ],
  message: { text: words('transfers.prompt.fill.outside_back', { player: 'Whittaker' }), note: { kind: 'not-sent' } },
  action: <TransferButtons count={2} isReady={false} onCancel={fn()} onReview={fn()} />,
};

/** The bar while a player for a booster is chosen. */
export const boosterBar: GameBarProps = {
  ...savedBar,
  message: { text: words('boosters.prompt.player'), note: { kind: 'remark', text: 'Co-captain' } },
  action: (
    <>
      <Button variant="outline" onPress={fn()}>
        Cancel
      </Button>
      <Button isDisabled onPress={fn()}>
        Confirm
      </Button>
    </>
  ),
};
