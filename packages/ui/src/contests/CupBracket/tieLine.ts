import type { Cup, CupSide, CupTie } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';
import { nameOf } from '../contestNames.ts';
import { playersLeftLine } from '../playersLeftLine.ts';

/** How a tie stands, or why it was decided as it was. A level tie that is played names who is ahead, once a point is scored. */
export function tieLine(tie: CupTie, { seed, entries }: Pick<Cup, 'seed' | 'entries'>, words: Words): string {
  if (tie.status === 'waiting') return words('contests.cups.waits');
  if (tie.status === 'scheduled') return words('contests.notStarted');
  const reason = reasonOf(tie, seed, words);
  if (tie.status === 'complete') return reason ?? words('contests.final');
  const playing = playersLeftLine(tie.home, tie.away, words);
  const hasScores = [tie.home, tie.away].some((side) => side !== null && side.points !== 0);
  if (reason === undefined || tie.leader === null || !hasScores) return playing;
  const leads = words('contests.cups.leads', { team: nameOf(entries, tie.leader, words) });
  return [playing, reason, leads].filter((part) => part !== '').join('. ');
}

function reasonOf({ home, away, winner, leader, decidedBy }: CupTie, seed: string | null, words: Words): string | undefined {
  if (decidedBy === null) return home === null && away === null ? words('contests.cups.noOpponent') : undefined;
  if (decidedBy === 'points') return undefined;
  const [better, worse] = home?.entry === (winner ?? leader) ? [home, away] : [away, home];
  return words(`contests.cups.decidedBy.${decidedBy}`, {
    points: home?.points ?? 0,
    better: captainPoints(better),
    worse: captainPoints(worse),
    seed: seed ?? '',
  });
}

function captainPoints(side: CupSide | null): number {
  return side?.captainPoints ?? 0;
}
