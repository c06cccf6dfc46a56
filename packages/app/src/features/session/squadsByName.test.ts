import { expect, it } from 'vitest';
import { squadsByName } from './squadsByName.ts';

it('squads to support are offered by name, whatever the order of the published file', () => {
  const published = ['South Africa', 'Australia', 'Argentina', 'New Zealand'].map((name, index) => ({ id: index + 1, name }));
  expect(squadsByName(published).map(({ name }) => name)).toEqual(['Argentina', 'Australia', 'New Zealand', 'South Africa']);
  expect(squadsByName(undefined)).toEqual([]);
});
