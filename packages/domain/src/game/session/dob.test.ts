import { describe, expect, it, test } from 'vitest';
import { dobOfIso, dobProblem, isoOfDob } from './dob.ts';

const noon = '2026-06-15T09:00:00Z';

describe('a day of birth', () => {
  test.each([
    ['15/06/2014', undefined, 'twelve today'],
    ['16/06/2014', 'too-young', 'twelve tomorrow'],
    ['16/06/2027', 'too-young', 'not yet born'],
    ['15/06/1926', undefined, 'a hundred today'],
    ['13/06/1926', 'invalid', 'a hundred since two days ago'],
    ['15/06/0199', 'invalid', 'a year with three digits typed'],
    ['15/06/0019', 'invalid', 'a year with two digits typed'],
  ])('%s is %s: %s [A-267, A-362]', (dob, problem, _age) => expect(dobProblem(dob, noon)).toBe(problem));

  test.each([
    '',
    '1/6/1990',
    '1990-06-01',
    '06/31/1990',
    '31/06/1990',
    '29/02/2023',
    '00/01/1990',
    '01/06/19900',
    '101/06/1990',
    'yesterday',
  ])('%j is no date [A-266, A-269]', (dob) => expect(dobProblem(dob, noon)).toBe('invalid'));

  it('counts from where the day begins first, wherever page and server run [A-267]', () => {
    expect(dobProblem('16/06/2014', '2026-06-15T09:59:59Z')).toBe('too-young');
    expect(dobProblem('16/06/2014', '2026-06-15T10:00:00Z')).toBeUndefined();
  });

  it('is accepted on the hundredth birthday in every zone, and not after it [A-267]', () => {
    expect(dobProblem('15/06/1926', '2026-06-14T10:00:00Z')).toBeUndefined();
    expect(dobProblem('15/06/1926', '2026-06-15T10:00:00Z')).toBeUndefined();
    expect(dobProblem('15/06/1926', '2026-06-16T11:59:59Z')).toBeUndefined();
    expect(dobProblem('15/06/1926', '2026-06-16T12:00:00Z')).toBe('invalid');
  });

  it('on 29 February is a day of a leap year, and grows older in others', () => {
    expect(isoOfDob('29/02/2012')).toBe('2012-02-29');
    expect(dobProblem('29/02/2012', '2024-02-27T09:00:00Z')).toBe('too-young');
    expect(dobProblem('29/02/2012', '2024-02-28T10:00:00Z')).toBeUndefined();
    expect(dobProblem('29/02/2012', '2025-02-28T00:00:00Z')).toBeUndefined();
  });

  it('is stored as an ISO day and shown as it was typed [A-266]', () => {
    expect([isoOfDob('01/12/1990'), isoOfDob(' 01/12/1990 ')]).toEqual(['1990-12-01', '1990-12-01']);
    expect(dobOfIso('1990-12-01')).toBe('01/12/1990');
  });
});
