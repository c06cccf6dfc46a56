import { editions } from '@rugby/domain/editions';
import { expect, it } from 'vitest';
import { termsUrl } from './termsUrl.ts';

it('each edition has terms of its own, at the address to which its footer leads [A-142, G-007]', () => {
  expect([editions.srp, editions.trc].map(termsUrl)).toEqual(['/help/t%26c', '/rugby-championship/help/t%26cs']);
});
