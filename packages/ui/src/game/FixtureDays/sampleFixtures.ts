import type { Fixture } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { localTime } from '@rugby/domain/game/season/localTime';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { FixtureContent } from '../FixtureLine/FixtureLine.tsx';
import { squadOf } from '../PoolRow/sampleRows.ts';

/** The matches of the current round as a user in Auckland reads them, for stories. */
export function fixturesOf(season: GameWorld): readonly FixtureContent[] {
  return (currentRound(season.rounds)?.fixtures ?? []).map((fixture) => fixtureOf(season, fixture));
}

/** A match as lists show it. */
export function fixtureOf(season: GameWorld, fixture: Fixture): FixtureContent {
  const { id, status, homeScore, awayScore } = fixture;
  const { date, time } = localTime(fixture.date, 'Pacific/Auckland');
  const sides = { home: squadOf(season, fixture.homeSquadId), away: squadOf(season, fixture.awaySquadId) };
  return { id, status, homeScore, awayScore, date, time, ...sides };
}
