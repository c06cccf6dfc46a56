import { beforeAll, describe, expect, it } from 'vitest';
import { sizeQuantities } from '../bench/budgets.ts';
import { siteSizes, type SiteSizes } from '../bench/pages/siteSizes.ts';

describe('the built site', () => {
  let sizes: SiteSizes;
  beforeAll(async () => {
    sizes = await siteSizes();
  });

  it('keeps every budget of bytes', () => {
    expect(sizeQuantities(sizes).filter(({ isWithinBudget }) => isWithinBudget === false)).toEqual([]);
  });
  it('is weighed whole: React alone, the landing page above it, and our own code inside', () => {
    expect(sizes.floor).toBeGreaterThan(50_000);
    expect(sizes.landing).toBeGreaterThan(sizes.floor);
    expect(sizes.ownShare).toBeGreaterThan(0.02);
    expect(sizes.styles).toBeGreaterThan(0);
  });
  it('carries nothing of the fake network', () => {
    expect(sizes.modules.some((path) => path.endsWith('/packages/app/src/main.tsx'))).toBe(true);
    expect(sizes.modules.filter((path) => /node_modules\/msw\/|\/mocks\/|packages\/app\/dev\//.test(path))).toEqual([]);
  });
});

it('a page over its budget breaks the table', () => {
  const pages = new Map([
    ['landing', 0],
    ['statsCentre', 60_001],
    ['myTeam', 90_000],
  ]);
  const quantities = sizeQuantities({
    floor: 50_000,
    landing: 145_001,
    ownShare: 0.2,
    whole: new Map([['myTeam', 275_001]]),
    added: pages,
    styles: 10_001,
    modules: [],
  });
  expect(quantities.filter(({ isWithinBudget }) => isWithinBudget === false).map(({ name }) => name)).toEqual([
    'P1 start JavaScript of the landing page, brotli',
    'P1   my-team in all',
    'P1   statsCentre, added to the landing page',
    'P1   style sheets',
  ]);
});
