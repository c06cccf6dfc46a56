import type { Quantity } from './quantity.ts';
import type { SiteSizes } from './pages/siteSizes.ts';

const kilobyte = 1000;

/** What pages may weigh. The floor is React alone; the rest is in bytes of brotli. */
export const sizeBudgets = {
  landingOverFloor: 2.9,
  myTeam: 265 * kilobyte,
  lazyRoute: 60 * kilobyte,
  styles: 10 * kilobyte,
} as const;

/** P1 as lines of the table. A page that does not exist yet has no line. */
export function sizeQuantities({ floor, landing, ownShare, whole, added, styles }: SiteSizes): readonly Quantity[] {
  const further = [...added].filter(([page]) => page !== 'landing' && page !== 'myTeam');
  const myTeam = whole.get('myTeam');
  return [
    {
      name: 'P1 start JavaScript of the landing page, brotli',
      unit: 'KB',
      floor: floor / kilobyte,
      ours: landing / kilobyte,
      budget: `≤ ${sizeBudgets.landingOverFloor}×`,
      isWithinBudget: landing <= floor * sizeBudgets.landingOverFloor,
    },
    { name: `P1   our own code in it (${Math.round(ownShare * 100)} %)`, unit: 'KB', ours: (landing * ownShare) / kilobyte },
    ...(myTeam === undefined ? [] : [atMost('P1   my-team in all', myTeam, sizeBudgets.myTeam)]),
    ...further.map(([page, bytes]) => atMost(`P1   ${page}, added to the landing page`, bytes, sizeBudgets.lazyRoute)),
    atMost('P1   style sheets', styles, sizeBudgets.styles),
  ];
}

function atMost(name: string, bytes: number, budget: number): Quantity {
  return { name, unit: 'KB', ours: bytes / kilobyte, budget: `≤ ${budget / kilobyte} KB`, isWithinBudget: bytes <= budget };
}
