import { expect, test } from 'vitest';
import { fullName } from './fullName.ts';

test('a player is named by both of his names, or by the one he has', () => {
  expect(fullName({ firstName: 'Jack', lastName: 'Whitlock' })).toBe('Jack Whitlock');
  expect(fullName({ firstName: '', lastName: 'Whitlock' })).toBe('Whitlock');
});
