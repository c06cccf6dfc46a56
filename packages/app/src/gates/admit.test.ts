import { editionIds, editionOfPath, editions } from '@rugby/domain/editions';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../routes.tsx';
import { type GateDecision, admit, type Visitor } from './admit.ts';
import type { GuardFallback, SiteRoute } from './SiteRoute.ts';

const token = 'KvW3sW1uQv-4gKk2Yc_7Zw';

const player: Visitor = {
  edition: 'srp',
  country: 'allowed',
  isLaunched: { srp: true, trc: true },
  isOffSeason: false,
  session: 'signed-out',
  wasLoggedOut: false,
  previousLocation: undefined,
};

function admitAt(url: string, visitor: Partial<Visitor> = {}, table: readonly SiteRoute[] = siteRoutes): GateDecision {
  const { pathname, search } = new URL(url, 'https://game.example');
  const edition = editionOfPath(pathname);
  const { row, params } = rowOf(pathname, table);
  return admit(row, params, { ...player, edition: edition.id, ...visitor }, search);
}

const found = new Map<string, { readonly index: number; readonly params: Readonly<Record<string, string | undefined>> }>();

/** Tables of one test differ in their rows, not in the order of their paths. */
function rowOf(url: string, table: readonly SiteRoute[]) {
  const key = `${table.length} ${url}`;
  const [match] = found.has(key) ? [] : (matchRoutes([...table], url, editionOfPath(url).basePath) ?? []);
  if (match !== undefined) found.set(key, { index: table.indexOf(match.route), params: match.params });
  const { index = -1, params = {} } = found.get(key) ?? {};
  const row = table[index];
  if (row === undefined) throw new Error(`No row of the table is for ${url}.`);
  return { row, params };
}

const closed = (...ids: readonly Visitor['edition'][]) => ({
  isLaunched: { srp: !ids.includes('srp'), trc: !ids.includes('trc') },
});

describe('a page that needs a session', () => {
  it('waits until the session is checked [A-046]', () => {
    expect(admitAt('/my-team', { session: 'checking' })).toEqual({ state: 'loading' });
    expect(admitAt('/stats-centre', { session: 'checking' })).toEqual({ state: 'shown' });
  });

  it('asks no visitor to log in whose session the server could not check', () => {
    expect(admitAt('/my-team', { session: 'unknown' })).toEqual({ state: 'unchecked' });
    expect(['/', '/stats-centre'].map((path) => admitAt(path, { session: 'unknown' }).state)).toEqual(['shown', 'shown']);
  });

  it.each([
    ['/my-team', '/'],
    ['/rugby-championship/my-team', '/rugby-championship/'],
  ])('%s sends signed-out users to the landing page of its edition and asks for the login [A-017, A-032, A-035]', (url, to) => {
    expect(admitAt(url)).toEqual({ state: 'redirected', to, asksToLogIn: true });
  });

  it.each(['/my-team', '/rugby-championship/my-team'])('%s is the team page, of signed-in users only [G-019]', (url) => {
    expect(admitAt(url, { session: 'signed-in' })).toEqual({ state: 'shown' });
    expect(admitAt(url)).toMatchObject({ state: 'redirected', asksToLogIn: true });
  });

  it.each([
    ['/leagues', '[A-018]'],
    ['/leagues/create', '[A-020]'],
    ['/league/5/invite', '[A-021]'],
    ['/league/5/settings', '[A-021]'],
    ['/league/5/about', '[A-021]'],
    ['/league/5/table', '[A-021]'],
    ['/league/5/manage', '[A-021]'],
    ['/leagues/join', '[A-019]'],
    ['/leagues/join/K7QTX4BD', '[A-019]'],
    ['/leaderboard', '[A-023]'],
    ['/account', '[A-025]'],
  ])('%s is shown to signed-in users only %s', (path) => {
    expect(admitAt(path, { session: 'signed-in' })).toEqual({ state: 'shown' });
    expect(admitAt(path)).toEqual({ state: 'redirected', to: '/', asksToLogIn: true });
  });

  it('does not ask for the login after signing out on purpose [A-033]', () => {
    expect(admitAt('/my-team', { wasLoggedOut: true })).toEqual({ state: 'redirected', to: '/', asksToLogIn: false });
  });

  it.each<[GuardFallback, Visitor['edition'], string]>([
    ['srp', 'trc', '/'],
    ['trc', 'srp', '/rugby-championship/'],
    ['edition', 'trc', '/rugby-championship/'],
  ])('with the fallback %s, in %s, sends signed-out users to %s [A-034, A-294]', (fallback, edition, to) => {
    const route = { path: '/my-team', opens: 'in-season', access: 'signed-in', fallback } as const;
    expect(admit(route, {}, { ...player, edition })).toEqual({ state: 'redirected', to, asksToLogIn: true });
  });

  it('never sends users to a championship that is closed [A-039]', () => {
    const route = { path: '/my-team', opens: 'in-season', access: 'signed-in', fallback: 'trc' } as const;
    expect(admit(route, {}, { ...player, ...closed('trc') })).toEqual({ state: 'redirected', to: '/', asksToLogIn: true });
  });
});

describe('the landing page', () => {
  it.each(['/', '/rugby-championship/'])('%s is shown to everyone who is not signed in [A-013, A-294]', (url) => {
    for (const session of ['signed-out', 'checking', 'unknown'] as const)
      expect(admitAt(url, { session })).toEqual({ state: 'shown' });
  });

  it.each([
    ['/', '/my-team'],
    ['/rugby-championship/', '/rugby-championship/my-team'],
  ])('%s leads signed-in users straight to %s, and asks for no login [A-050, A-054]', (url, to) => {
    expect(admitAt(url, { session: 'signed-in' })).toEqual({ state: 'redirected', to, asksToLogIn: false });
  });

  it('leads signed-in users to the address that asked for the login, else to the team [G-020, A-014, A-295]', () => {
    const session = 'signed-in';
    expect(admitAt('/', { session })).toEqual({ state: 'redirected', to: '/my-team', asksToLogIn: false });
    const previousLocation = '/what-if?round=3';
    const to = '/rugby-championship/what-if?round=3';
    expect(admitAt('/rugby-championship', { session, previousLocation })).toEqual({
      state: 'redirected',
      to,
      asksToLogIn: false,
    });
  });

  it.each([{ isOffSeason: true }, closed('srp')])(
    'is also shown to signed-in users while the game is closed: %j [A-040]',
    (state) => {
      expect(admitAt('/', { session: 'signed-in', ...state })).toEqual({ state: 'shown' });
    },
  );
});

it.each(['/rugby-championship', '/rugby-championship/my-team'])('%s in the main tree is its landing page [A-038]', (url) => {
  const [match] = matchRoutes([...siteRoutes], url) ?? [];
  expect(match && admit(match.route, match.params, player)).toEqual({ state: 'redirected', to: '/', asksToLogIn: false });
});

it.each([
  ['/reset-password', 'shown'],
  ['/reset-password/KvW3sW1uQv-4gKk2Yc_7Zw', 'shown'],
  ['/reset-password/other', 'redirected'],
  ['/reset-password/KvW3sW1uQv-4gKk2Yc_7Zw/other', 'redirected'],
])('%s is %s: another subpath leads to the landing page of the edition [A-015, A-016]', (path, state) => {
  expect(admitAt(path).state).toBe(state);
  const inChampionship = admitAt(`/rugby-championship${path}`);
  expect(inChampionship).toEqual(state === 'shown' ? { state } : { state, to: '/rugby-championship/', asksToLogIn: false });
});

it.each([
  ['/stats-centre', '[A-026, G-043]'],
  ['/pre-registration', '[A-027]'],
  ['/components', '[A-028]'],
  ['/help', '[A-029]'],
  ['/help/faqs', '[A-029]'],
])('%s is public: signed-out users see it too %s', (path) => {
  for (const base of ['', '/rugby-championship'])
    for (const session of ['signed-in', 'signed-out', 'checking', 'unknown'] as const)
      expect([session, admitAt(base + path, { session })]).toEqual([session, { state: 'shown' }]);
});

it('without a season the pages that need none stay open: the review page of the components and the tutorial', () => {
  for (const base of ['', '/rugby-championship'])
    for (const path of ['/components', '/fantasy_tutorial'])
      expect([base + path, admitAt(base + path, { isOffSeason: true })]).toEqual([base + path, { state: 'shown' }]);
});

describe('before its launch', () => {
  const rows: readonly SiteRoute[] = [
    { path: '/pre-registration', access: 'public', opens: 'off-season', title: null, load: async () => () => null },
    { path: '/help/*', access: 'public', opens: 'off-season', title: null, load: async () => () => null },
    ...siteRoutes,
  ];
  const toIndex = (to: string) => ({ state: 'redirected', to, asksToLogIn: false });

  it('the championship has its landing page and nothing else, and its own pages after it [A-036, A-037]', () => {
    expect(admitAt('/rugby-championship', closed('trc'))).toEqual({ state: 'shown' });
    for (const path of ['/my-team', '/help/faqs', '/pre-registration', '/rules', '/nowhere'])
      expect([path, admitAt(`/rugby-championship${path}`, closed('trc'), rows)]).toEqual([path, toIndex('/rugby-championship/')]);
    for (const path of ['/my-team', '/leaderboard', '/stats-centre'])
      expect(admitAt(`/rugby-championship${path}`, { session: 'signed-in' })).toEqual({ state: 'shown' });
  });

  it('only these pages open: those that the specification names, the account, and what mails link to [A-037, A-040]', () => {
    const opened = editionIds.map((edition) => {
      const visitor: Visitor = { ...player, ...closed('srp', 'trc'), edition, session: 'signed-in' };
      return siteRoutes.filter((route) => admit(route, {}, visitor).state === 'shown').map(({ path }) => path);
    });
    const always = [
      '/',
      '/reset-password/:token?',
      '/help/*',
      '/pre-registration',
      '/reminders',
      '/rules',
      '/leagues/decline',
      '/account',
    ];
    expect(opened).toEqual([always, ['/']]);
  });

  it('the main game has its landing page, the pre-registration and the help [A-040, A-042]', () => {
    for (const path of ['/', '/pre-registration', '/help/faqs'])
      expect([path, admitAt(path, closed('srp'), rows)]).toEqual([path, { state: 'shown' }]);
    for (const path of ['/my-team', '/components', '/stats-centre', '/nowhere'])
      expect([path, admitAt(path, closed('srp'), rows)]).toEqual([path, toIndex('/')]);
  });
});

describe('the country', () => {
  it('is asked before anything else: it shows that it loads, then the page or that the game is not available [A-046, A-160, A-242]', () => {
    for (const path of ['/', '/my-team', '/nowhere']) {
      expect(admitAt(path, { country: 'checking' })).toEqual({ state: 'loading' });
      expect(admitAt(path, { country: 'restricted' })).toEqual({ state: 'not-available' });
    }
  });
});

describe('a link of a mail that ends mails', () => {
  const ways = ['/reminders?unsubscribe=K7', '/pre-registration?unsubscribe=K7', '/leagues/decline?code=QTX4&token=K7'];

  it.each(['', '/rugby-championship'].flatMap((base) => ways.map((way) => base + way)))(
    '%s works in every country and before the launch [A-037, A-242]',
    (url) => {
      for (const state of [{ country: 'restricted' }, { country: 'checking' }, closed('srp', 'trc')] as const)
        expect(admitAt(url, state)).toEqual({ state: 'shown' });
    },
  );

  it.each(['/reminders', '/pre-registration?then=1', '/leagues/decline?code=QTX4', '/help?unsubscribe=K7', '/account?token=K7'])(
    '%s is none: the country is asked as for any page [A-242]',
    (url) => {
      expect(admitAt(url, { country: 'restricted' })).toEqual({ state: 'not-available' });
    },
  );
});

describe('every visitor at every address', () => {
  const paths = siteRoutes.map(({ path }) => path.replace(':token?', token).replace(/:\w+/, '5').replace('*', 'any/page'));
  const bases = Object.values(editions).map(({ basePath }) => basePath);
  const urls = bases.flatMap((base) => paths.map((path) => `${base}${path.startsWith('/') ? path : `/${path}`}`));
  const visitors = combine<Omit<Visitor, 'edition'>>({
    country: ['checking', 'allowed', 'restricted'],
    isLaunched: combine({ srp: [true, false], trc: [true, false] }),
    isOffSeason: [true, false],
    wasLoggedOut: [true, false],
    session: ['checking', 'signed-in', 'signed-out', 'unknown'],
    previousLocation: [undefined, '/team/5', '/nowhere', '/reset-password/other'],
  });

  it.each<GuardFallback>(['edition', 'srp', 'trc'])('with the fallback %s no redirect leads back [A-034, A-039]', (fallback) => {
    const table = siteRoutes.map((row) => ({ ...row, fallback }));
    const loops = urls.flatMap((url) =>
      visitors.filter((visitor) => !ends(url, visitor, table)).map((visitor) => ({ url, visitor })),
    );
    expect(visitors.length * urls.length).toBeGreaterThan(10_000);
    expect(loops).toEqual([]);
  });

  it('the walk finds a loop where there is one', () => {
    const table = siteRoutes.map((row) => ({ ...row, access: 'signed-in' as const }));
    expect(ends('/', player, table)).toBe(false);
  });

  /** Follows redirects until a page is shown; false when they do not end. */
  function ends(url: string, start: Partial<Visitor>, table: readonly SiteRoute[]): boolean {
    let at = url;
    let isForgotten = false;
    for (let steps = 0; steps < 6; steps += 1) {
      const admission = admitAt(at, isForgotten ? { ...start, previousLocation: undefined } : start, table);
      if (admission.state !== 'redirected') return true;
      // As the gate does it: an address that leads on without asking for the login is forgotten.
      isForgotten ||= !/^\/(?:rugby-championship\/?)?$/.test(at);
      at = admission.to;
    }
    return false;
  }
});

/** Every combination of the values of each field. */
function combine<Fields extends object>(values: { readonly [Key in keyof Fields]: readonly Fields[Key][] }): readonly Fields[];
function combine(values: Readonly<Record<string, readonly unknown[]>>): readonly object[] {
  return Object.entries(values).reduce<readonly object[]>(
    (combined, [key, options]) => combined.flatMap((fields) => options.map((option) => ({ ...fields, [key]: option }))),
    [{}],
  );
}
