import { editions } from '@rugby/domain/editions';
import type { Team } from '@rugby/domain/game/model/entities';
import { budgetOf, valueOf } from '@rugby/domain/game/team/budget';
import { isFull } from '@rugby/domain/game/model/lineup';
import { aSelection } from './lineup.ts';
import { fifteenOf } from './player.ts';

/** A team as the server stored it in round 7, before its first round. Value and budget follow from its players. */
export function aTeam(about: Partial<Team> = {}): Team {
  const selection = aSelection();
  const lineup = about.lineup ?? selection.lineup;
  const salaryCap = about.salaryCap ?? editions.srp.budget;
  const players = new Map([...fifteenOf(editions.srp)].map((player) => [player.id, player]));
  return {
    id: 1,
    name: 'Mere K',
    userId: 1,
    startRoundId: 7,
    value: valueOf(lineup, players),
    budget: budgetOf(lineup, salaryCap, players),
    isComplete: isFull(lineup),
    version: 14,
    savedAt: '2026-03-24T18:52:00.000Z',
    boosters: [],
    points: { round: 0, total: 0, players: {} },
    captainId: selection.captainId,
    ...about,
    lineup,
    salaryCap,
  };
}

/** The code of the link to the team of a round, in the form of the server's. */
export function codeOfTeamLink(roundId: number): string {
  return `Round-${roundId}`.padEnd(22, 'k');
}
