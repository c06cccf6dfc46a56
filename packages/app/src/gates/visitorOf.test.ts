import type { EditionId } from '@rugby/domain/editions';
import { describe, expect, it } from 'vitest';
import { visitorOf, type VisitorStores } from './visitorOf.ts';

const stores: VisitorStores = {
  edition: { id: 'srp' },
  gates: { country: 'allowed', isLaunched: () => true },
  session: { visitId: undefined, isChecked: true, failure: undefined, wasLoggedOut: false },
  isOffSeason: false,
  previousLocation: { location: undefined },
};

describe('a visitor', () => {
  it.each([true, false])('is known to have signed out on purpose: %s [A-033]', (wasLoggedOut) => {
    expect(visitorOf({ ...stores, session: { ...stores.session, wasLoggedOut } }).wasLoggedOut).toBe(wasLoggedOut);
  });

  it.each([
    ['signed-in', { visitId: '1:0' }],
    ['signed-in', { visitId: '1:0', isChecked: false }],
    ['checking', { isChecked: false }],
    ['unknown', { failure: { kind: 'offline' } }],
    ['signed-out', {}],
  ] as const)('is %s with the session %j [A-046]', (expected, session) => {
    expect(visitorOf({ ...stores, session: { ...stores.session, ...session } }).session).toBe(expected);
  });

  it('has the address that asked for the login [A-014]', () => {
    expect(visitorOf({ ...stores, previousLocation: { location: '/team/5' } }).previousLocation).toBe('/team/5');
  });

  it('has the country, the season and the launch of each edition [A-036, A-040, A-242]', () => {
    const isLaunched = { srp: true, trc: false };
    const gates = { country: 'restricted', isLaunched: (edition: EditionId) => isLaunched[edition] } as const;
    expect(visitorOf({ ...stores, edition: { id: 'trc' }, gates, isOffSeason: true })).toMatchObject({
      edition: 'trc',
      country: 'restricted',
      isLaunched,
      isOffSeason: true,
    });
  });
});
