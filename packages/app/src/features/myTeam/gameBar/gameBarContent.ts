import { displayExcess } from '@rugby/domain/game/model/money';
import { countdownTarget } from '@rugby/domain/game/season/countdown';
import { freeSlots, playerIds } from '@rugby/domain/game/model/lineup';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { Slot } from '@rugby/domain/game/model/positions';
import { isSendingCaptain } from '@rugby/domain/stores/team/isSendingCaptain';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import type { Words } from '@rugby/domain/i18n/keys';
import type { GameBarCountdown, GameBarMessage } from '@rugby/ui/game/GameBar';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { timeFrom } from '../../../site/dayAndTime.ts';
import { boostedName } from '../../team/boostedName.ts';
import { restingAhead } from './restingAhead.ts';
import { pageSavingLine } from './savingLine.ts';
import { missingPosition, showMissing } from '../pool/poolPresses.ts';
import { transferPrompt } from './transferPrompt.ts';

type UsedStores = Pick<
  MyTeamStores,
  'team' | 'season' | 'view' | 'clock' | 'transfers' | 'boosters' | 'captain' | 'choice' | 'editor' | 'rows' | 'page' | 'queue'
>;

/** What the page is in: transfer mode, or the booster whose transfers are chosen in it. */
export function modeName({ boosters, choice, season }: UsedStores, words: Words): string {
  if (boosters.prompt !== 'players' || choice.type === undefined) return words('transfers.mode');
  return boosterName(choice.type, season.edition, words);
}

/** What to do next, and whether it is saved. [G-122, G-123, B6] */
export function barMessage(stores: UsedStores, words: Words): GameBarMessage | undefined {
  const { boosters, view } = stores;
  if (stores.page.state === 'loading') return { text: words('team.pitch.loading') };
  if (stores.page.state === 'failed') return { text: words('team.bar.failed') };
  if (view.isHistoric) return pastMessage(stores, words);
  const note = pageSavingLine(stores);
  const prompt = transferPrompt(stores, words);
  if (prompt !== undefined && boosters.prompt === 'players')
    return { text: prompt, note: { kind: 'remark', text: words('boosters.prompt.free') } };
  const step = prompt === undefined ? nextStep(stores, words) : { text: prompt };
  return { ...(note && { note }), ...step };
}

/**
 * How many of a full lineup with a captain have no match in the coming round; undefined when all have one. Below it stands what else matters
 * most: that something is not saved, that the captain rests, the booster in use, else that the team is saved. [D47]
 */
function byesLine(stores: UsedStores, words: Words): GameBarMessage | undefined {
  const { team, season } = stores;
  const { captainId } = team.draft;
  const resting = restingAhead(stores);
  if (season.world === undefined || captainId === null || resting.length === 0) return undefined;
  const message = { text: words('team.bar.byes', { count: resting.length }), isWarning: true };
  if (team.isChanged) return message;
  const booster = activeBooster(stores, words);
  if (!resting.includes(captainId))
    return { ...message, ...(booster !== undefined && { note: { kind: 'remark', text: booster } }) };
  const captain = nameInTeam(captainId, team.draft, season.world);
  return { ...message, note: { kind: 'remark', text: words('team.bar.captainRests', { captain }) } };
}

/** Over a past round: that it is final, and which one is next. */
function pastMessage({ season, view }: UsedStores, words: Words): GameBarMessage {
  const { currentRound, isOver } = season;
  if (isOver) return { text: words('team.bar.seasonOver') };
  const text = words('result.isFinal', { round: view.round?.roundNumber ?? '' });
  if (currentRound?.status !== 'scheduled') return { text };
  return { text, note: { kind: 'remark', text: words('result.nextOpen', { round: currentRound.roundNumber }) } };
}

/** The first thing that keeps the team from being complete and saved, with the press that leads to it. */
function nextStep(stores: UsedStores, words: Words): GameBarMessage {
  const { captain, rows, team } = stores;
  const { draft, saved, refusalsToSave } = team;
  if (rows.isPickingClosed) return { text: pickingClosed(stores, words) };
  const over = refusalsToSave.find((refusal) => refusal.rule === 'over-budget');
  if (over !== undefined) return { text: words('team.bar.overBudget', { over: displayExcess(over.over) }) };
  const free = freeSlots(draft.lineup);
  if (free.length > 0) return missingStep(free, stores, words);
  if (captain.isDue)
    return {
      text: words('team.bar.chooseCaptain'),
      action: { label: words('team.bar.pickCaptain'), onPress: captain.start },
    };
  const byes = byesLine(stores, words);
  return byes ?? { text: saved.value?.isComplete === true ? boostersLine(stores, words) : words('team.bar.ready') };
}

/** While only one position is missing, a press shows its players. */
function missingStep(free: readonly Slot[], stores: UsedStores, words: Words): GameBarMessage {
  const [slot] = free;
  const position = missingPosition(stores);
  const text =
    free.length === 1 && slot !== undefined
      ? words('team.bar.pickPosition', { position: words(`team.position.${slot.label}`).toLowerCase() })
      : words('team.bar.pickMore', { count: free.length });
  if (position === undefined) return { text };
  return { text, action: { label: words(`team.bar.showPosition.${position}`), onPress: () => showMissing(stores) } };
}

/** Why a user without a complete team has nothing to do now. [G-220] */
function pickingClosed({ season: { currentRound } }: UsedStores, words: Words): string {
  const isOver = currentRound === undefined || currentRound.status === 'complete';
  return isOver ? words('team.bar.seasonOver') : words('team.bar.pickingClosed', { round: currentRound.roundNumber });
}

/** Which booster works, or how many are ready where they can be used now. */
function boostersLine(stores: UsedStores, words: Words): string {
  const { boosters, team } = stores;
  const active = activeBooster(stores, words);
  if (active !== undefined) return active;
  if (boosters.button !== 'ready' && !isSendingCaptain(team)) return words('team.bar.ready');
  const ready = boosters.options.filter(({ status }) => status.state === 'free').length;
  return ready === 0 ? words('boosters.noneReady') : words('boosters.ready', { count: ready });
}

/** The booster that works in the current round; undefined without one. */
function activeBooster({ boosters, team, season: { edition, world } }: UsedStores, words: Words): string | undefined {
  const [active] = boosters.active;
  if (active === undefined || world === undefined) return undefined;
  const player = boostedName(active, team.draft, world);
  const booster = boosterName(active.type, edition, words);
  return player === null ? words('boosters.isActive', { booster }) : words('boosters.isOn', { booster, player });
}

/** The time to the round's start, after it to the next kick-off that locks one of the team's players. [G-124, G-127] */
export function barCountdown({ page, season, team, clock, view }: UsedStores, words: Words): GameBarCountdown | undefined {
  const { world } = season;
  // After the round's start it depends on the players of the team.
  if (world === undefined || page.state !== 'ready') return undefined;
  const squads = playerIds(team.draft.lineup).flatMap((id) => world.players.get(id)?.squadId ?? []);
  const target = countdownTarget(squads, world.rounds, world.now);
  if (target === null) return undefined;
  const times = { now: clock.now, to: target.at };
  if (target.kind === 'round-start') {
    const round = world.rounds.find(({ id }) => id === target.roundId)?.roundNumber ?? '';
    // On a phone the countdown stands beside the name of the shown round: it names its own when that is another one.
    const shortLabel = words(target.roundId === view.round?.id ? 'team.bar.startsInShort' : 'team.bar.roundInShort', { round });
    return { ...times, label: words('team.bar.startsIn', { round }), shortLabel };
  }
  const { homeSquadName: home, awaySquadName: away, date } = target.fixture;
  const label = words('team.bar.nextLock', { home, away, time: timeFrom(clock.now, date) });
  return { ...times, label, shortLabel: words('team.bar.nextLockShort') };
}
