import type { RoundFacts } from './seasonFacts.ts';

/** The club competition of 2026: sixteen group rounds and three knockout rounds, with final scores. */
export const clubRounds: readonly RoundFacts[] = [
  {
    stage: 'group',
    matches: [
      ['2026-02-13T06:05Z', 'HIGH', 25, 23, 'CRUS', 'Forsyth Barr Stadium'],
      ['2026-02-13T08:35Z', 'WARA', 36, 12, 'REDS', 'Allianz Stadium'],
      ['2026-02-14T03:35Z', 'FDRU', 26, 40, 'MOPA', 'Churchill Park'],
      ['2026-02-14T06:05Z', 'BLUE', 15, 19, 'CHIE', 'Eden Park'],
      ['2026-02-14T08:35Z', 'FORC', 24, 56, 'BRUM', 'HBF Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-02-20T06:05Z', 'HURR', 52, 10, 'MOPA', 'Hnry Stadium'],
      ['2026-02-20T08:35Z', 'WARA', 36, 13, 'FDRU', 'Allianz Stadium'],
      ['2026-02-21T06:05Z', 'HIGH', 23, 26, 'CHIE', 'Forsyth Barr Stadium'],
      ['2026-02-21T08:35Z', 'FORC', 32, 42, 'BLUE', 'HIF Health Insurance Oval'],
      ['2026-02-22T02:35Z', 'CRUS', 24, 50, 'BRUM', 'Apollo Projects Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-02-27T06:05Z', 'MOPA', 19, 35, 'FORC', 'Navigation Homes Stadium'],
      ['2026-02-27T08:35Z', 'REDS', 31, 14, 'HIGH', 'Suncorp Stadium'],
      ['2026-02-28T03:35Z', 'FDRU', 25, 20, 'HURR', 'Churchill Park'],
      ['2026-02-28T06:05Z', 'CHIE', 33, 43, 'CRUS', 'FMG Stadium Waikato'],
      ['2026-02-28T08:35Z', 'BRUM', 30, 27, 'BLUE', 'GIO Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-03-06T06:05Z', 'CHIE', 57, 24, 'MOPA', 'FMG Stadium Waikato'],
      ['2026-03-06T08:35Z', 'WARA', 19, 59, 'HURR', 'Allianz Stadium'],
      ['2026-03-07T03:35Z', 'HIGH', 39, 31, 'FORC', 'Forsyth Barr Stadium'],
      ['2026-03-07T06:05Z', 'BLUE', 29, 13, 'CRUS', 'Eden Park'],
      ['2026-03-07T10:00Z', 'BRUM', 31, 34, 'REDS', 'GIO Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-03-13T06:05Z', 'HURR', 31, 23, 'FORC', 'McLean Park'],
      ['2026-03-14T03:35Z', 'FDRU', 42, 27, 'BRUM', 'Four R Stadium'],
      ['2026-03-14T06:05Z', 'CRUS', 29, 18, 'HIGH', 'Apollo Projects Stadium'],
      ['2026-03-14T08:35Z', 'REDS', 26, 17, 'WARA', 'Suncorp Stadium'],
      ['2026-03-15T02:35Z', 'BLUE', 43, 7, 'MOPA', 'Eden Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-03-20T06:05Z', 'HIGH', 7, 50, 'HURR', 'Forsyth Barr Stadium'],
      ['2026-03-20T08:35Z', 'BRUM', 33, 24, 'CHIE', 'GIO Stadium'],
      ['2026-03-21T03:35Z', 'FDRU', 6, 21, 'REDS', 'Churchill Park'],
      ['2026-03-21T06:05Z', 'MOPA', 21, 50, 'CRUS', 'North Harbour Stadium'],
      ['2026-03-21T08:35Z', 'WARA', 20, 35, 'BLUE', 'Allianz Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-03-27T06:05Z', 'MOPA', 19, 39, 'HIGH', 'North Harbour Stadium'],
      ['2026-03-27T08:35Z', 'BRUM', 28, 30, 'WARA', 'GIO Stadium'],
      ['2026-03-28T03:35Z', 'HURR', 52, 14, 'REDS', 'Hnry Stadium'],
      ['2026-03-28T06:05Z', 'BLUE', 40, 15, 'FDRU', 'Eden Park'],
      ['2026-03-28T08:35Z', 'FORC', 14, 24, 'CHIE', 'HBF Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-04-03T06:05Z', 'CRUS', 69, 26, 'FDRU', 'Apollo Projects Stadium'],
      ['2026-04-04T06:05Z', 'CHIE', 42, 14, 'WARA', 'FMG Stadium Waikato'],
      ['2026-04-04T08:35Z', 'REDS', 19, 42, 'FORC', 'Suncorp Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-04-10T07:05Z', 'HIGH', 10, 14, 'BRUM', 'Forsyth Barr Stadium'],
      ['2026-04-11T02:05Z', 'MOPA', 17, 62, 'CHIE', 'Rotorua International Stadium'],
      ['2026-04-11T04:35Z', 'FDRU', 24, 22, 'FORC', 'Churchill Park'],
      ['2026-04-11T07:05Z', 'HURR', 42, 19, 'BLUE', 'Hnry Stadium'],
      ['2026-04-11T09:35Z', 'REDS', 31, 26, 'CRUS', 'Suncorp Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-04-17T07:05Z', 'BLUE', 47, 40, 'HIGH', 'Eden Park'],
      ['2026-04-17T09:35Z', 'WARA', 29, 14, 'MOPA', 'Allianz Stadium'],
      ['2026-04-18T07:05Z', 'CHIE', 22, 17, 'HURR', 'FMG Stadium Waikato'],
      ['2026-04-18T09:35Z', 'BRUM', 28, 33, 'FDRU', 'GIO Stadium'],
      ['2026-04-18T11:55Z', 'FORC', 31, 26, 'CRUS', 'HBF Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-04-24T07:35Z', 'CRUS', 35, 20, 'WARA', 'One NZ Stadium'],
      ['2026-04-25T05:05Z', 'HURR', 45, 12, 'BRUM', 'One NZ Stadium'],
      ['2026-04-25T07:35Z', 'BLUE', 36, 33, 'REDS', 'One NZ Stadium'],
      ['2026-04-26T02:00Z', 'HIGH', 27, 17, 'MOPA', 'One NZ Stadium'],
      ['2026-04-26T04:30Z', 'CHIE', 42, 22, 'FDRU', 'One NZ Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-05-01T07:05Z', 'HURR', 38, 31, 'CRUS', 'Hnry Stadium'],
      ['2026-05-01T09:35Z', 'WARA', 17, 20, 'FORC', 'Allianz Stadium'],
      ['2026-05-02T04:00Z', 'FDRU', 24, 14, 'HIGH', 'Four R Stadium'],
      ['2026-05-02T07:05Z', 'MOPA', 19, 45, 'BLUE', 'North Harbour Stadium'],
      ['2026-05-02T09:35Z', 'REDS', 30, 21, 'BRUM', 'Suncorp Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-05-08T07:05Z', 'CRUS', 36, 20, 'BLUE', 'One NZ Stadium'],
      ['2026-05-08T09:35Z', 'REDS', 21, 31, 'CHIE', 'Suncorp Stadium'],
      ['2026-05-09T04:35Z', 'HIGH', 31, 26, 'WARA', 'Forsyth Barr Stadium'],
      ['2026-05-09T07:05Z', 'MOPA', 17, 50, 'HURR', 'North Harbour Stadium'],
      ['2026-05-09T09:35Z', 'BRUM', 32, 15, 'FORC', 'GIO Stadium'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-05-15T07:05Z', 'CHIE', 42, 12, 'HIGH', 'FMG Stadium Waikato'],
      ['2026-05-16T04:35Z', 'FDRU', 35, 50, 'WARA', 'HFC Bank Stadium'],
      ['2026-05-16T07:05Z', 'BLUE', 24, 47, 'HURR', 'Eden Park'],
      ['2026-05-16T09:35Z', 'FORC', 19, 14, 'REDS', 'HBF Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-05-22T07:05Z', 'CRUS', 36, 32, 'CHIE', 'One NZ Stadium'],
      ['2026-05-22T09:35Z', 'WARA', 14, 21, 'BRUM', 'Allianz Stadium'],
      ['2026-05-23T04:35Z', 'MOPA', 31, 33, 'REDS', 'North Harbour Stadium'],
      ['2026-05-23T07:05Z', 'HURR', 45, 28, 'HIGH', 'Hnry Stadium'],
      ['2026-05-23T09:35Z', 'FORC', 19, 15, 'FDRU', 'HBF Park'],
    ],
  },
  {
    stage: 'group',
    matches: [
      ['2026-05-29T07:05Z', 'CRUS', 47, 14, 'HURR', 'One NZ Stadium'],
      ['2026-05-29T09:35Z', 'REDS', 45, 24, 'FDRU', 'Suncorp Stadium'],
      ['2026-05-30T04:35Z', 'BRUM', 19, 21, 'MOPA', 'GIO Stadium'],
      ['2026-05-30T07:05Z', 'CHIE', 59, 34, 'BLUE', 'FMG Stadium Waikato'],
      ['2026-05-30T09:35Z', 'FORC', 31, 25, 'WARA', 'HBF Park'],
    ],
  },
  {
    stage: 'knockout',
    matches: [
      ['2026-06-05T07:05Z', 'HURR', 66, 12, 'BRUM', 'Hnry Stadium'],
      ['2026-06-06T04:35Z', 'CRUS', 52, 31, 'BLUE', 'One NZ Stadium'],
      ['2026-06-06T07:05Z', 'CHIE', 46, 24, 'REDS', 'FMG Stadium Waikato'],
    ],
  },
  {
    stage: 'knockout',
    matches: [
      ['2026-06-12T07:05Z', 'CHIE', 49, 12, 'CRUS', 'FMG Stadium Waikato'],
      ['2026-06-13T07:05Z', 'HURR', 57, 21, 'BLUE', 'Hnry Stadium'],
    ],
  },
  {
    stage: 'knockout',
    matches: [['2026-06-20T07:05Z', 'HURR', 60, 5, 'CHIE', 'Hnry Stadium']],
  },
];
