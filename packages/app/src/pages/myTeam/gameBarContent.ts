import { displayPrice } from '@rugby/domain/game/budget';
import { countdownTarget } from '@rugby/domain/game/countdown';
import { freeSlots, playerIds } from '@rugby/domain/game/lineup';
import { displayValue } from '@rugby/domain/game/statistics';
import type { Builder } from './useBuilder.ts';
import type { Words } from '@rugby/domain/i18n/keys';
import type { GameBarCountdown, GameBarFigure, GameBarMessage } from '@rugby/ui/game/GameBar';
import { timeOfDay } from '../../shell/fansTime.ts';
import { savingLine } from './savingLine.ts';

type Stores = Pick<Builder, 'team' | 'season' | 'view' | 'clock'>;

/** Points of the shown round; while the team is built also its budget and how many are picked. [G-121] */
export function barFigures({ team, view }: Stores, words: Words): readonly GameBarFigure[] {
  const points = {
    label: words('team.bar.pointsOfRound', { round: view.round?.roundNumber ?? '' }),
    shortLabel: words('team.bar.roundPoints'),
    value: displayValue(view.gamebar.value?.roundPoints),
  };
  if (view.isHistoric) return [points];
  return [
    points,
    {
      label: words('team.bar.budgetLeft'),
      value: displayPrice(team.budget ?? 0).replace('-', '−'),
      unit: words('team.unit.million'),
    },
    { label: words('team.bar.players'), value: String(playerIds(team.draft.lineup).length), unit: words('team.bar.ofFifteen') },
  ];
}

/** What to do next, and whether it is saved. [G-122, B6] */
export function barMessage({ team, view }: Stores, words: Words): GameBarMessage | undefined {
  if (view.isHistoric) return undefined;
  const note = savingLine(team);
  return { text: nextStep(team, words), ...(note && { note }) };
}

function nextStep({ draft }: Stores['team'], words: Words): string {
  const free = freeSlots(draft.lineup);
  const [slot] = free;
  if (slot === undefined) return words(draft.captainId === null ? 'team.bar.chooseCaptain' : 'team.bar.ready');
  if (free.length > 1) return words('team.bar.pickMore', { count: free.length });
  return words('team.bar.pickPosition', { position: words(`team.position.${slot.label}`).toLowerCase() });
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
