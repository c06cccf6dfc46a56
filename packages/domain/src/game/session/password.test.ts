import { describe, expect, it, test } from 'vitest';
import { containsOwner, isAcceptedPassword, passwordRules } from './password.ts';

describe('a password', () => {
  test.each([
    ['Ab1-567', 'length', 'seven characters'],
    [`Ab1-${'x'.repeat(125)}`, 'length', '129 characters'],
    ['SCRUM-HALF9', 'lowercase', 'no lower case'],
    ['scrum-half9', 'uppercase', 'no upper case'],
    ['Scrum-halfs', 'digit', 'no digit'],
    ['Scrumhalf99', 'special', 'no special character'],
    ['Scrumha\u0304lf99', 'special', 'an accent that is a character of its own'],
  ])('%s misses only the rule %s: %s [A-249, A-363]', (password, rule) => {
    expect(passwordRules(password).filter(({ isMet }) => !isMet)).toEqual([{ rule, isMet: false }]);
    expect(isAcceptedPassword(password)).toBe(false);
  });

  test.each(['Ab1-5678', `Ab1-${'x'.repeat(124)}`, 'Ünïcode 9 ok', '𝒜bc1-Xyz'])('%s is accepted [A-249, A-363]', (password) => {
    expect(isAcceptedPassword(password)).toBe(true);
  });

  it('has a checklist of five rules, the lower case letter among them [A-252]', () => {
    expect(passwordRules('').map(({ rule }) => rule)).toEqual(['length', 'lowercase', 'uppercase', 'digit', 'special']);
  });
});

describe('a password with a text about its owner', () => {
  const owner = { email: 'f.ainga@example.com', firstName: 'Ana', lastName: 'Fainga’anuku', displayName: 'Folau99' };

  test.each([
    ['1-F.AINGA-1', 'the name of the address'],
    ['f.ainga@Example.com1', 'the address'],
    ['xFainga’anuku1', 'the last name'],
    ['folau99-X', 'the display name'],
  ])('%s contains it: %s', (password) => expect(containsOwner(password, owner)).toBe(true));

  it('may contain a text of four characters: Rose is a part of Primrose', () => {
    const shortName = { ...owner, firstName: 'Rose' };
    expect(containsOwner('Primrose-99', shortName)).toBe(false);
    expect(containsOwner('Primrose-99', { ...shortName, lastName: 'Roses' })).toBe(false);
    expect(containsOwner('Primroses-99', { ...shortName, lastName: 'Roses' })).toBe(true);
    expect(containsOwner('Primroses-99', { ...shortName, lastName: ' Roses ' })).toBe(true);
    expect(containsOwner('Primrose-99', { email: '', firstName: '', lastName: ' ', displayName: '' })).toBe(false);
  });
});
