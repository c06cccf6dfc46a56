import { describe, expect, it } from 'vitest';
import { maskDate } from './maskDate.ts';

describe('formats a date as dd/MM/yyyy while it is typed [A-266]', () => {
  it.each([
    ['31', '3', '31'],
    ['311', '31', '31/1'],
    ['31/121', '31/12', '31/12/1'],
    ['31/12/1990', '31/12/199', '31/12/1990'],
    ['31/12/19901', '31/12/1990', '31/12/1990'],
    ['1/', '1', '01/'],
    ['01/2/', '01/2', '01/02/'],
    ['31121990', '', '31/12/1990'],
    ['1.2.1990', '', '01/02/1990'],
    ['3a', '3', '3'],
    ['  31/12/1990 ', '', '31/12/1990'],
    ['31121990', '30/11/1989', '31/12/1990'],
    ['1990-12-31', '', '31/12/1990'],
    ['1990-12-31', '31/12/1991', '31/12/1990'],
  ])('typing %j after %j shows %j', (typed, before, shown) => expect(maskDate(typed, before)).toBe(shown));

  it('keeps the rest when a digit is deleted', () => expect(maskDate('3/12/1990', '31/12/1990')).toBe('3/12/1990'));
});
