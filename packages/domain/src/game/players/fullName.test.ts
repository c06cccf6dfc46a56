import { expect, test } from 'vitest';
import { fullName } from './fullName.ts';

test('a full name has both names, or the only one', () => {
  expect(fullName({ firstName: 'Jack', lastName: 'Whitlock' })).toBe('Jack Whitlock');
  expect(fullName({ firstName: '', lastName: 'Whitlock' })).toBe('Whitlock');
});
