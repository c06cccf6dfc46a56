import { editions } from '@rugby/domain/editions';
import type { Round } from '@rugby/domain/game/model/entities';
import { localTime } from '@rugby/domain/game/season/localTime';
import { aFixture, aRound } from '@rugby/mocks/builders/season';
import { describe, expect, it } from 'vitest';
import { icsLines } from './icsLines.ts';
import { createLockCalendar } from './lockCalendar.ts';

const noon = '2026-03-20T12:00:00.000Z';
const later = '2026-03-21T12:00:00.000Z';
const opener = aFixture({ id: 1, date: '2026-03-27T06:05:00.000Z' });
const second = aFixture({ id: 2, homeSquadId: 5, awaySquadId: 6, date: '2026-03-28T03:35:00.000Z', venueName: 'Churchill Park' });
const round = aRound({ fixtures: [second, opener] });
const first = published([round]);

describe('the calendar of the locks', () => {
  it('has an event for each kick-off in UTC, and marks the first of a round [B7]', () => {
    expect(eventsOf(first).map((event) => [event.get('DTSTART'), event.get('SUMMARY'), event.get('LOCATION')])).toEqual([
      ['20260328T033500Z', 'Fijian Drua v Moana Pasifika: players lock', 'Churchill Park'],
      ['20260327T060500Z', 'Round 7 starts: Highlanders v Crusaders', 'Forsyth Barr Stadium'],
    ]);
  });

  it('gives each fixture of each edition a permanent uid [B7]', () => {
    const ofBoth = [first, createLockCalendar(editions.trc, [round], { now: noon, previous: undefined })];
    expect(ofBoth.flatMap((text) => eventsOf(text).map((event) => event.get('UID')))).toEqual([
      'srp-2@fantasy-rugby',
      'srp-1@fantasy-rugby',
      'trc-2@fantasy-rugby',
      'trc-1@fantasy-rugby',
    ]);
  });

  it('stays identical while nothing changes', () => {
    expect(published([round], first, later)).toBe(first);
  });

  it('updates a postponed fixture for subscribers, and no other [B7]', () => {
    const postponed = aRound({ fixtures: [second, { ...opener, date: '2026-03-29T06:05:00.000Z' }] });
    const events = eventsOf(published([postponed], first, later));
    expect(events.map((event) => [event.get('UID'), event.get('DTSTART'), event.get('SEQUENCE'), event.get('DTSTAMP')])).toEqual([
      ['srp-2@fantasy-rugby', '20260328T033500Z', '1', '20260321T120000Z'],
      ['srp-1@fantasy-rugby', '20260329T060500Z', '1', '20260321T120000Z'],
    ]);
    const back = eventsOf(published([round], published([postponed], first, later), later));
    expect(back.map((event) => event.get('SEQUENCE'))).toEqual(['2', '2']);
  });

  it('cancels a removed fixture once', () => {
    const without = aRound({ fixtures: [opener] });
    const cancelled = published([without], first, later);
    expect(eventsOf(cancelled).map((event) => [event.get('UID'), event.get('STATUS'), event.get('SEQUENCE')])).toEqual([
      ['srp-1@fantasy-rugby', 'CONFIRMED', '0'],
      ['srp-2@fantasy-rugby', 'CANCELLED', '1'],
    ]);
    expect(published([without], cancelled, later)).toBe(cancelled);
  });

  it('folds lines at 75 octets, never inside a character, and escapes what the format uses [B7]', () => {
    const name = 'Estadio José Amalfitani, Liniers; Ciudad Autónoma de Buenos Aires \\ Argentina ñandú';
    const text = published([aRound({ fixtures: [{ ...opener, venueName: name }] })]);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(eventsOf(text)[0]?.get('LOCATION')).toBe(
      'Estadio José Amalfitani\\, Liniers\\; Ciudad Autónoma de Buenos Aires \\\\ Argentina ñandú',
    );
  });
});

/** Kick-offs before and after a change to daylight saving time: the calendar holds the instant. */
it.each([
  ['2026-04-03T06:05:00.000Z', 'Pacific/Auckland', '03/04/2026 19:05 NZDT'],
  ['2026-04-10T07:05:00.000Z', 'Pacific/Auckland', '10/04/2026 19:05 NZST'],
  ['2026-09-25T07:05:00.000Z', 'Pacific/Auckland', '25/09/2026 19:05 NZST'],
  ['2026-10-02T06:05:00.000Z', 'Pacific/Auckland', '02/10/2026 19:05 NZDT'],
  ['2026-04-03T08:35:00.000Z', 'Australia/Sydney', '03/04/2026 19:35 AEDT'],
  ['2026-04-10T09:35:00.000Z', 'Australia/Sydney', '10/04/2026 19:35 AEST'],
  ['2026-10-09T08:35:00.000Z', 'Australia/Sydney', '09/10/2026 19:35 AEDT'],
  ['2026-04-11T02:35:00.000Z', 'Pacific/Fiji', '11/04/2026 14:35 GMT+12'],
  ['2026-04-10T11:35:00.000Z', 'Australia/Perth', '10/04/2026 19:35 AWST'],
  ['2026-10-03T15:05:00.000Z', 'Africa/Johannesburg', '03/10/2026 17:05 SAST'],
  ['2026-10-03T21:10:00.000Z', 'America/Argentina/Buenos_Aires', '03/10/2026 18:10 GMT-3'],
])('%s is %s %s, and the same instant in the calendar [B7]', (date, zone, local) => {
  const [event] = eventsOf(published([aRound({ fixtures: [{ ...opener, date }] })]));
  const stamp = event?.get('DTSTART') ?? '';
  const instant = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');
  expect(instant).toBe(date);
  expect(Object.values(localTime(instant, zone)).join(' ')).toBe(local);
});

function published(rounds: readonly Round[], previous?: string, now = noon): string {
  return createLockCalendar(editions.srp, rounds, { now, previous });
}

function eventsOf(text: string): readonly ReadonlyMap<string, string>[] {
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => new Map(icsLines(event)));
}
