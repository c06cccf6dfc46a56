import { isInLineup } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { refusalsToMakeCaptain } from '@rugby/domain/game/team/eligibility';
import { refusalsToTransferOut } from '@rugby/domain/game/transfers/transfers';
import type { PitchCards } from '@rugby/ui/game/Pitch';
import type { CardContent, CardPress } from '@rugby/ui/game/PlayerCard';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type UsedStores = Pick<MyTeamStores, 'boosters' | 'captain' | 'editor' | 'team' | 'transfers'>;

/** What presses on the pitch do. `openProfile` is given while a press on a card does something else. */
export interface PitchPresses {
  readonly pressPlayer: (playerId: number) => void;
  readonly openProfile?: (playerId: number) => void;
}

/**
 * What a press on a player of the pitch does now: it chooses the captain or the player of a booster, marks out in transfer mode, and else opens
 * the profile. A chosen Limitless takes no press for itself: it is in transfer mode. [G-291 to G-294, D46]
 */
export function pitchPresses({ boosters, captain, editor, transfers }: UsedStores): PitchPresses {
  const openProfile = (playerId: number) => editor.open({ kind: 'player', playerId });
  if (captain.isOn) return { pressPlayer: (playerId) => void captain.press(playerId), openProfile };
  if (boosters.prompt === 'player') return { pressPlayer: (playerId) => void boosters.press(playerId) };
  return transfers.isOn ? { pressPlayer: transfers.press, openProfile } : { pressPlayer: openProfile };
}

/** The cards with what a press does, where that is not the profile. */
export function withPresses(cards: PitchCards, stores: UsedStores, world: GameWorld): PitchCards {
  const { boosters, captain, transfers } = stores;
  if (captain.isOn) return mapCards(cards, (card) => captainCard(card, stores, world));
  if (boosters.prompt === 'player' || !transfers.isOn) return cards;
  return mapCards(cards, (card) => ({ ...card, press: transferPress(card.player.id, stores, world) }));
}

function captainCard(card: CardContent, { team: { draft } }: UsedStores, world: GameWorld): CardContent {
  const { id } = card.player;
  const canBeCaptain = id !== draft.captainId && refusalsToMakeCaptain(id, draft, world).length === 0;
  return canBeCaptain ? { ...card, change: 'pickable', press: 'captain' } : card;
}

/** A player with a booster may be pressed: the press is answered by a question. [G-270] */
function transferPress(playerId: number, { team: { draft } }: UsedStores, world: GameWorld): CardPress {
  if (!isInLineup(draft.lineup, playerId)) return 'keep';
  if (draft.saved !== null && !isInLineup(draft.saved.lineup, playerId)) return 'take-back';
  const refusals = refusalsToTransferOut(playerId, draft, world).filter(({ rule }) => rule !== 'booster-target');
  return refusals.length > 0 ? 'reason' : 'transfer-out';
}

function mapCards(cards: PitchCards, change: (card: CardContent) => CardContent): PitchCards {
  return new Map([...cards].map(([jersey, card]) => [jersey, change(card)]));
}
