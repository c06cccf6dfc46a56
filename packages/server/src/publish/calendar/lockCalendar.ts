import type { Edition } from '@rugby/domain/editions';
import type { Fixture, Round } from '@rugby/domain/game/model/entities';
import { earliest } from '@rugby/domain/game/season/rounds';
import { catalog, locales } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import { type CalendarEvent, calendarText, type Publication } from './calendarText.ts';

const words = createWords(catalog, locales[0]);

/** Minutes that a match takes in a calendar: with half-time and stoppages it is over by then. */
const matchMinutes = 120;

/** Where an edition's calendar is published. */
export function calendarAddress({ jsonPath }: Pick<Edition, 'jsonPath'>): string {
  return `${jsonPath}/calendar.ics`;
}

/**
 * Every kick-off of a season as a calendar, one event each: with it the players of both squads lock. Times are those of the fixtures, as the
 * game shows them, in UTC; each reader's calendar turns them into his own. [B7]
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
