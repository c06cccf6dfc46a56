import { isReassignable } from '@rugby/domain/game/boosters/boosterBehaviours';
import { refusalsToBoost } from '@rugby/domain/game/boosters/boosterRefusals';
import { refusalsToAdd, refusalsToMakeCaptain, refusalsToRemove } from '@rugby/domain/game/team/eligibility';
import type { Player } from '@rugby/domain/game/model/entities';
import { creationRefusal, type Refusal } from '@rugby/domain/game/model/refusal';
import { isInLineup } from '@rugby/domain/game/model/lineup';
import { refusalsToTransferIn, refusalsToTransferOut } from '@rugby/domain/game/transfers/transfers';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { PlayerActions } from '@rugby/ui/modals/PlayerDialog';
import { reasonsInWords } from '../../team/notificationWords.ts';
import { addPlayer, fillTransfer } from '../pool/poolPresses.ts';
import type { MyTeamStores } from '../../../stores/Stores.ts';

type UsedStores = Pick<MyTeamStores, 'boosters' | 'editor' | 'rows' | 'season' | 'team' | 'transfers' | 'view'>;

/** The actions of a player's profile, each with its refusals and the nearest fix. [G-086 to G-090] */
export function playerActions(player: Player, stores: UsedStores, world: GameWorld, words: Words): PlayerActions {
  const { boosters, season, team, transfers, view } = stores;
  if (view.isHistoric || season.isOver || boosters.prompt === 'player') return { kind: 'read-only' };
  if (isInLineup(team.draft.lineup, player.id)) return pickedActions(player, stores, world, words);
  const marked = transfers.isOn ? transfers.transfers.find((transfer) => transfer.out === player.id) : undefined;
  if (marked !== undefined)
    return {
      kind: 'marked-out',
      onRevert: () => transfers.revert(player.id),
      onFill: () => fillTransfer(marked, stores),
    };
  return poolActions(player, stores, world, words);
}

/** While no team can be created, a press is answered by a dialog that says when it can. [G-237] */
function poolActions(player: Player, stores: UsedStores, world: GameWorld, words: Words): PlayerActions {
  const { team, transfers } = stores;
  const refusalsToJoin = transfers.isOn ? refusalsToTransferIn : refusalsToAdd;
  const refusals = refusalsToJoin(player, team.draft, world);
  return {
    kind: 'pool',
    onAdd: () => addPlayer(player.id, stores),
    refusals: creationRefusal(refusals) ? [] : reasonsInWords(refusals, world, words),
  };
}

function pickedActions({ id }: Player, stores: UsedStores, world: GameWorld, words: Words): PlayerActions {
  const { editor, team, transfers, rows } = stores;
  const { draft } = team;
  const isByTransfer = transfers.isOn || rows.isStarted;
  const isNewcomer = transfers.isOn && transfers.transfers.some((transfer) => transfer.in === id);
  // Who carries a booster may be pressed: the press is answered by its own question. [G-270]
  const refusalsToLeave = isByTransfer ? refusalsToTransferOut : refusalsToRemove;
  const leave = refusalsToLeave(id, draft, world).filter(({ rule }) => rule !== 'booster-target');
  const captaincy = refusalsToMakeCaptain(id, draft, world).map((refusal) => withOwnLock(id, refusal));
  return {
    kind: 'picked',
    isCaptain: draft.captainId === id,
    onMakeCaptain: () => void editor.makeCaptain(id),
    leaving: isNewcomer ? 'take-back' : isByTransfer ? 'transfer-out' : 'remove',
    onLeave: () => (isByTransfer ? transfers.markOut(id) : editor.remove(id)),
    captainRefusals: reasonsInWords(captaincy, world, words),
    leaveRefusals: creationRefusal(leave) ? [] : reasonsInWords(leave, world, words),
    reassign: reassignAction(id, stores, world),
  };
}

/** The lock of the player in the words that also say why they cannot leave, so that the profile says it once. */
function withOwnLock(playerId: number, refusal: Refusal): Refusal {
  return refusal.rule === 'captain-locked' && refusal.playerId === playerId ? { ...refusal, rule: 'player-locked' } : refusal;
}

/** Offered while a booster such as the co-captain is on another player and may move to this one. [G-087] */
function reassignAction(
  playerId: number,
  { boosters, team, transfers }: UsedStores,
  world: GameWorld,
): Extract<PlayerActions, { kind: 'picked' }>['reassign'] {
  const saved = team.saved.value;
  const type = boosters.active.map((active) => active.type).find(isReassignable);
  if (!saved || type === undefined || transfers.isOn) return undefined;
  if (refusalsToBoost(type, playerId, saved, world).length > 0) return undefined;
  return { type, onReassign: () => void boosters.use(type, playerId) };
}
