import { displayExcess } from '@rugby/domain/game/model/money';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { refusalSentence } from '@rugby/domain/i18n/refusalWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type UsedStores = Pick<MyTeamStores, 'boosters' | 'captain' | 'choice' | 'season' | 'team' | 'transfers'>;

/** The next step while a captain or a booster is chosen or transfers are made; undefined otherwise. [G-276, G-277, G-370 to G-372] */
export function transferPrompt(stores: UsedStores, words: Words): string | undefined {
  const { boosters, captain, transfers } = stores;
  if (captain.isOn) return words('team.bar.pressCaptain');
  if (boosters.prompt === 'player') return pickedPlayer(stores, words) ?? words('boosters.prompt.player');
  if (boosters.prompt === 'players' && transfers.transfers.length === 0) return words('boosters.prompt.players');
  return transfers.isOn ? nextTransferStep(stores, words) : undefined;
}

function pickedPlayer({ choice, season: { edition, world }, team }: UsedStores, words: Words): string | undefined {
  const { playerId, type } = choice;
  if (world === undefined || playerId === null || type === undefined) return undefined;
  const player = nameInTeam(playerId, team.draft, world);
  return words('boosters.prompt.picked', { booster: boosterName(type, edition, words), player });
}

/** One sentence: who cannot leave any more, else who is missing, else why the transfers cannot be sent, else that they can. */
function nextTransferStep({ boosters, transfers, season: { world }, team }: UsedStores, words: Words): string {
  const [refusal] = transfers.refusals;
  if (refusal?.rule === 'player-locked' && world !== undefined) return refusalSentence(refusal, world, words);
  const open = transfers.openTransfer;
  if (open !== undefined && world !== undefined) {
    const player = nameInTeam(open.out, team.draft, world);
    return words(`transfers.prompt.fill.${open.slot.position}`, { player });
  }
  if (transfers.transfers.length === 0) return words('transfers.prompt.choose');
  if (refusal?.rule === 'over-budget') return words('transfers.prompt.over', { over: displayExcess(refusal.over) });
  if (refusal !== undefined && world !== undefined) return refusalSentence(refusal, world, words);
  const count = transfers.transfers.length;
  return boosters.prompt === 'players' ? words('boosters.prompt.filled', { count }) : words('transfers.prompt.ready', { count });
}
