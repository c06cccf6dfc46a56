import { expect, it } from 'vitest';
import { reportRows } from '../rows.ts';

it('reads all 790 rows of the checklist', () => expect(reportRows().rows.size).toBe(790));
it('has no title with an unknown row or more than three rows', () => expect(reportRows().problems).toEqual([]));

it.each([{ title: 'a title from a table is whole, however long it is: the rows stand at its end' }])('$title', ({ title }) => {
  expect(expect.getState().currentTestName).toBe(title);
});
