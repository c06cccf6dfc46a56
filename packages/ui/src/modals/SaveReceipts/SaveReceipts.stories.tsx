import { editions } from '@rugby/domain/editions';
import { findPlayer, lastNameOf } from '@rugby/domain/game/model/lookup';
import { playerIds } from '@rugby/domain/game/model/lineup';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { dayAndExactTime } from '../../words/sampleTimes.ts';
import type { SaveReceiptLine } from './SaveReceiptItem.tsx';
import { SaveReceipts } from './SaveReceipts.tsx';

const meta = preview.meta({
  component: SaveReceipts,
  args: {
    receipts: fromSeason(historicRound, receiptsOf),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const Opened = meta.story({
  args: { receipts: fromSeason(inEdition(editions.srp, historicRound), receiptsOf) },
  play: async ({ userEvent, step }) => {
    await step('a receipt shows the saved players and captain', async () => {
      await userEvent.click(await screen.findByText(/Receipt 14/));
      await expect(screen.getByText(/Captain: Ravula/)).toBeVisible();
    });
  },
});

export const None = meta.story({ args: { receipts: [] } });

export const LongNames = meta.story({
  args: {
    receipts: fromSeason(historicRound, (season) =>
      receiptsOf(season)
        .slice(1)
        .map((line) => ({
          ...line,
          players: line.players.map((name) => `${name}-Vakataumalohi`),
          captain: 'Tuipulotu-Fainga’anuku',
        })),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText(/Receipt 14/));
    await expect(screen.getByText(/Captain: Tuipulotu-Fainga’anuku/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Two receipts of the saved team: the newer one was stored without a captain, unlike it was sent. */
function receiptsOf(season: Season): readonly SaveReceiptLine[] {
  const { team, rounds } = season;
  if (team === null) return [];
  const saved = {
    version: team.version,
    savedAt: dayAndExactTime(team.savedAt),
    roundNumber: currentRound(rounds)?.roundNumber ?? 0,
    isAsSent: true,
    players: playerIds(team.lineup).map((id) => lastNameOf(id, season)),
    captain: findPlayer(team.captainId, season)?.lastName ?? null,
  };
  const later = new Date(Date.parse(team.savedAt) + 577_000).toISOString();
  return [{ ...saved, version: team.version + 1, savedAt: dayAndExactTime(later), isAsSent: false, captain: null }, saved];
}
