import { displayPrice } from '@rugby/domain/game/model/money';
import { countdownTarget } from '@rugby/domain/game/season/countdown';
import { freeSlots, playerIds } from '@rugby/domain/game/model/lineup';
import { displayValue } from '@rugby/domain/game/players/statistics';
import type { MyTeamStores } from '../../../stores/Stores.ts';
import type { Words } from '@rugby/domain/i18n/keys';
import type { GameBarCountdown, GameBarFigure, GameBarMessage } from '@rugby/ui/game/GameBar';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { formatMinusSign } from '@rugby/domain/game/model/minusSign';
import type { SavingLine } from '@rugby/ui/game/SavingNote';
import { timeOfDay } from '../../../site/deviceTime.ts';
import { boostedName } from '../../team/boostedName.ts';
import { savingLine } from './savingLine.ts';
import { transferPrompt } from './transferPrompt.ts';

type Stores = Pick<MyTeamStores, 'team' | 'season' | 'view' | 'clock' | 'transfers' | 'boosters' | 'choice'>;

/** Points of the shown round; while the team is built also its budget and how many are picked. [G-121] */
export function barFigures({ team, view, transfers }: Stores, words: Words): readonly GameBarFigure[] {
  const budget = transfers.isLimitless
    ? { label: words('team.bar.budgetLeft'), value: words('team.bar.endless') }
    : {
        label: words('team.bar.budgetLeft'),
        value: formatMinusSign(displayPrice(team.budget ?? 0)),
        unit: words('team.unit.million'),
      };
  if (transfers.isOn) return [{ label: words('transfers.count'), value: String(transfers.transfers.length) }, budget];
  const points = roundPoints(view, words);
  if (view.isHistoric) return [points];
  return [
    points,
    budget,
    { label: words('team.bar.players'), value: String(playerIds(team.draft.lineup).length), unit: words('team.bar.ofFifteen') },
  ];
}

/** The points of the shown round; while there are any, with the word whether they may still change. [B8] */
function roundPoints({ round, gamebar }: Stores['view'], words: Words): GameBarFigure {
  const { roundPoints: points, isProvisional } = gamebar.value ?? {};
  const values = { round: round?.roundNumber ?? '' };
  const value = displayValue(points);
  if (isProvisional === true)
    return { label: words('team.bar.provisionalOfRound', values), shortLabel: words('team.bar.provisional'), value };
  const label = words(isProvisional === false ? 'team.bar.finalOfRound' : 'team.bar.pointsOfRound', values);
  return { label, shortLabel: words('team.bar.roundPoints'), value };
}

/** What to do next, and whether it is saved. [G-122, G-123, B6] */
export function barMessage(stores: Stores, words: Words): GameBarMessage | undefined {
  const { boosters, team, transfers, view } = stores;
  if (view.isHistoric) return undefined;
  const note = transfers.isOn && team.isChanged ? notSent : savingLine(team);
  const text = transferPrompt(stores, words) ?? nextStep(stores, words);
  if (boosters.prompt === 'players') return { text, note: { kind: 'remark', text: words('boosters.prompt.free') } };
  return { text, ...(note && { note }) };
}

const notSent: SavingLine = { kind: 'not-sent' };

function nextStep(stores: Stores, words: Words): string {
  const { draft, saved } = stores.team;
  const free = freeSlots(draft.lineup);
  const [slot] = free;
  if (free.length > 1) return words('team.bar.pickMore', { count: free.length });
  if (slot !== undefined) return words('team.bar.pickPosition', { position: words(`team.position.${slot.label}`).toLowerCase() });
  if (draft.captainId === null) return words('team.bar.chooseCaptain');
  return saved.value?.isComplete === true ? boostersLine(stores, words) : words('team.bar.ready');
}

/** Which booster works, or how many are ready. */
function boostersLine({ boosters, team, season: { edition, world } }: Stores, words: Words): string {
  const [active] = boosters.active;
  if (active !== undefined && world !== undefined) {
    const player = boostedName(active, team.draft.captainId, world);
    const booster = boosterName(active.type, edition, words);
    return player === null ? words('boosters.isActive', { booster }) : words('boosters.isOn', { booster, player });
  }
  const ready = boosters.options.filter(({ status }) => status.state === 'free').length;
  return ready === 0 ? words('boosters.noneReady') : words('boosters.ready', { count: ready });
}

/** The time to the round's start, after it to the next kick-off that locks one of the team's players. [G-124, G-127] */
export function barCountdown({ season, team, clock }: Stores, words: Words): GameBarCountdown | undefined {
  const { world } = season;
  if (world === undefined) return undefined;
  const squads = playerIds(team.draft.lineup).flatMap((id) => world.players.get(id)?.squadId ?? []);
  const target = countdownTarget(squads, world.rounds, world.now);
  if (target === null) return undefined;
  const times = { now: clock.now, to: target.at };
  if (target.kind === 'round-start') {
    const round = world.rounds.find(({ id }) => id === target.roundId)?.roundNumber ?? '';
    return { ...times, label: words('team.bar.startsIn', { round }), shortLabel: words('team.bar.startsInShort') };
  }
  const { homeSquadName: home, awaySquadName: away, date } = target.fixture;
  const label = words('team.bar.nextLock', { home, away, time: timeOfDay(date) });
  return { ...times, label, shortLabel: words('team.bar.nextLockShort') };
}
