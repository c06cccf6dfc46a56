import { describe, expect, it, test } from 'vitest';
import { isAcceptedPassword, passwordRules } from './password.ts';

describe('a password', () => {
  test.each([
    ['Ab1-567', 'length', 'seven characters'],
    [`Ab1-${'x'.repeat(125)}`, 'length', '129 characters'],
    ['SCRUM-HALF9', 'lowercase', 'no lower case'],
    ['scrum-half9', 'uppercase', 'no upper case'],
    ['Scrum-halfs', 'digit', 'no digit'],
    ['Scrumhalf99', 'special', 'no special character'],
  ])('%s misses only the rule %s: %s [A-249]', (password, rule) => {
    expect(passwordRules(password).filter(({ isMet }) => !isMet)).toEqual([{ rule, isMet: false }]);
    expect(isAcceptedPassword(password)).toBe(false);
  });

  test.each(['Ab1-5678', `Ab1-${'x'.repeat(124)}`, 'Ünïcode 9 ok', '𝒜bc1-Xyz'])('%s is accepted [A-249]', (password) => {
    expect(isAcceptedPassword(password)).toBe(true);
  });

  it('has a checklist of five rules, the lower case letter among them [A-252]', () => {
    expect(passwordRules('').map(({ rule }) => rule)).toEqual(['length', 'lowercase', 'uppercase', 'digit', 'special']);
  });
});
