import type { Edition } from '@rugby/domain/editions';
import type { Fixture } from '@rugby/domain/game/model/entities';
import { localTime } from '@rugby/domain/game/season/localTime';
import { venueZone } from '@rugby/domain/game/season/venueZones';
import type { FixturesClock } from '@rugby/domain/stores/season/FixturesStore';
import type { FixtureContent } from '@rugby/ui/game/FixturesWidget';
import { deviceZone } from '../../site/deviceZone.ts';
import { squadMark } from '../../site/squadMark.ts';

/** A match as the widget lists it; at its venue's time with the letters of the zone, since venues differ. [G-055, G-064, B7] */
export function fixtureContent(fixture: Fixture, edition: Edition, clock: FixturesClock): FixtureContent {
  const { id, status, homeScore, awayScore } = fixture;
  const isVenue = clock === 'venue';
  const { zone, ...when } = localTime(fixture.date, (isVenue && venueZone(fixture.venueName)) || deviceZone);
  const home = { id: fixture.homeSquadId, name: fixture.homeSquadName, abbreviation: fixture.homeSquadAbbr };
  const away = { id: fixture.awaySquadId, name: fixture.awaySquadName, abbreviation: fixture.awaySquadAbbr };
  const sides = { home: squadMark(edition, home), away: squadMark(edition, away) };
  return { id, status, homeScore, awayScore, ...sides, ...when, ...(isVenue && { zone }) };
}
