import type { Edition } from '@rugby/domain/editions';
import type { Fixture, Round } from '@rugby/domain/game/model/entities';
import { earliest } from '@rugby/domain/game/season/rounds';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { type CalendarEvent, calendarText, type Publication } from './calendarText.ts';

const words = createWords(catalog, locales[0]);

/** Length of a fixture in the calendar, with half-time and stoppages. */
const matchMinutes = 120;

/** The URL path of an edition's calendar. */
export function calendarAddress({ jsonPath }: Pick<Edition, 'jsonPath'>): string {
  return `${jsonPath}/calendar.ics`;
}

/**
 * Creates the calendar of a season with one event for each kick-off, when the players of both squads lock. Times are those of the
 * fixtures in UTC; a calendar application shows them in the time zone of its user. [B7]
 */
export function createLockCalendar(edition: Edition, rounds: readonly Round[], publication: Publication): string {
  const events = rounds.flatMap((round) => {
    const first = earliest(round.fixtures);
    return round.fixtures.map((fixture) => lockEvent(edition, round, fixture, fixture === first));
  });
  return calendarText(words('server.calendar.name', { title: edition.title }), events, publication);
}

function lockEvent({ id }: Edition, { roundNumber: round }: Round, fixture: Fixture, isFirst: boolean): CalendarEvent {
  const names = { round, home: fixture.homeSquadName, away: fixture.awaySquadName };
  return {
    uid: `${id}-${fixture.id}@fantasy-rugby`,
    start: fixture.date,
    minutes: matchMinutes,
    summary: words(isFirst ? 'server.calendar.roundStarts' : 'server.calendar.lock', names),
    description: words('server.calendar.description', names),
    location: fixture.venueName,
  };
}
