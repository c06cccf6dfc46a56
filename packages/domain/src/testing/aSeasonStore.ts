import { fifteenOf } from '@rugby/mocks/builders/player';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { presentPlayer } from '../contract/players.ts';
import { presentRound } from '../contract/rounds.ts';
import { type Edition, editions } from '../editions.ts';
import type { Player, Round } from '../game/model/entities.ts';
import { ClockStore } from '../stores/season/ClockStore.ts';
import { SeasonStore } from '../stores/season/SeasonStore.ts';
import { type Answers, fakeApi } from './fakeApi.ts';

const world = betweenRounds();

/** Game time two days before round 7. */
export const twoDaysBefore = Date.parse(world.now);

/** The rounds of that season as they are published for a moment: round 6 is still played, though the first match of round 7 has begun. */
export const roundsBehindClock: readonly Round[] = world.rounds.map((round) => {
  if (round.id === 6) return { ...round, status: 'playing' };
  if (round.id !== 7) return round;
  const [first, ...others] = round.fixtures;
  return first === undefined ? round : { ...round, fixtures: [{ ...first, date: world.now }, ...others] };
});

/** The published files of a season between rounds 6 and 7, whose players are one fifteen. */
export function seasonAnswers(about: { readonly rounds?: readonly Round[]; readonly players?: readonly Player[] } = {}): Answers {
  const { rounds = world.rounds, players = fifteenOf() } = about;
  return {
    rounds: { ok: true, value: rounds.map(presentRound) },
    squads: { ok: true, value: world.squads },
    players: { ok: true, value: players.map(presentPlayer) },
  };
}

/** A loaded season store at a moment of game time, and the clock it reads. */
export async function aSeasonStore(answers: Answers = seasonAnswers(), now = twoDaysBefore, edition: Edition = editions.srp) {
  const clock = new ClockStore({ now: () => now, everySecond: () => () => {} });
  const season = new SeasonStore(edition, fakeApi(answers), clock);
  await season.load();
  return { season, clock };
}
