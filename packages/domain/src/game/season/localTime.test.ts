import { describe, expect, it } from 'vitest';
import { cityOf, localTime, placeAndZone } from './localTime.ts';
import { venueZone } from './venueZones.ts';

describe('an instant on local clocks', () => {
  it.each([
    ['Pacific/Auckland', '27/03/2026', '19:05', 'NZDT'],
    ['Pacific/Fiji', '27/03/2026', '18:05', 'GMT+12'],
    ['Australia/Sydney', '27/03/2026', '17:05', 'AEDT'],
    ['Australia/Perth', '27/03/2026', '14:05', 'AWST'],
    ['Africa/Johannesburg', '27/03/2026', '08:05', 'SAST'],
    ['America/Argentina/Buenos_Aires', '27/03/2026', '03:05', 'GMT-3'],
  ])('in %s is %s, %s %s [G-055, G-064, A-178]', (zone, date, time, name) => {
    expect(localTime('2026-03-27T06:05:00.000Z', zone)).toEqual({ date, time, zone: name });
  });

  it.each([
    ['2026-04-04T13:30:00.000Z', 'Pacific/Auckland', '05/04/2026', '02:30', 'NZDT'],
    ['2026-04-04T14:30:00.000Z', 'Pacific/Auckland', '05/04/2026', '02:30', 'NZST'],
    ['2026-04-04T15:30:00.000Z', 'Australia/Sydney', '05/04/2026', '02:30', 'AEDT'],
    ['2026-04-04T16:30:00.000Z', 'Australia/Sydney', '05/04/2026', '02:30', 'AEST'],
    ['2026-09-26T13:59:00.000Z', 'Pacific/Auckland', '27/09/2026', '01:59', 'NZST'],
    ['2026-09-26T14:00:00.000Z', 'Pacific/Auckland', '27/09/2026', '03:00', 'NZDT'],
    ['2026-10-03T16:00:00.000Z', 'Australia/Sydney', '04/10/2026', '03:00', 'AEDT'],
    ['2026-10-03T16:00:00.000Z', 'Australia/Brisbane', '04/10/2026', '02:00', 'AEST'],
  ])('across a change of the clocks: %s in %s is %s %s %s', (instant, zone, date, time, name) => {
    expect(localTime(instant, zone)).toEqual({ date, time, zone: name });
  });

  it('midnight is 00:00', () => {
    expect(localTime('2026-03-27T00:00:00.000Z', 'UTC').time).toBe('00:00');
  });
});

it.each([
  ['Pacific/Auckland', 'Auckland'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the city of %s is %s', (zone, city) => expect(cityOf(zone)).toBe(city));

it.each([
  ['Forsyth Barr Stadium', 'Pacific/Auckland'],
  ['HBF Park', 'Australia/Perth'],
  ['Ellis Park', 'Africa/Johannesburg'],
  ['A new ground', undefined],
])('%s stands in %s', (venue, zone) => expect(venueZone(venue)).toBe(zone));

it.each([
  ['Auckland', 'NZDT', 'Auckland (NZDT)'],
  ['UTC', 'UTC', 'UTC'],
])('the zone of %s is named once: %s', (city, zone, text) => {
  expect(placeAndZone(city, zone)).toBe(text);
});
