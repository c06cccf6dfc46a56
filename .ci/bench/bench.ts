import { browserMemory } from './pages/browserMemory.ts';
import { sizeQuantities } from './budgets.ts';
import { componentSizes } from './pages/componentSizes.ts';
import { liveSpeed } from './liveSpeed.ts';
import { pageSpeed } from './pages/pageSpeed.ts';
import { poolSpeed } from './poolSpeed.ts';
import { type Quantity, tableOf } from './quantity.ts';
import { rankingSpeed } from './ranking/rankingSpeed.ts';
import { readFileSpeed, readTeamSpeed } from './reads/readSpeed.ts';
import { routeVitals } from './pages/routeVitals.ts';
import { saveSpeed } from './saveSpeed.ts';
import { siteSizes } from './pages/siteSizes.ts';
import { startSpeed } from './startSpeed.ts';
import { tradeSpeed } from './tradeSpeed.ts';
import { unitCosts } from './unitCosts.ts';
import { wireSpeed } from './pages/wireSpeed.ts';
import { wireWeights } from './pages/wireWeights.ts';

// Measures the quantities that have a budget and prints one table; ends with 1 when a budget is broken.
//   npm run bench
//   npm run bench -- P1 P4
//   TEAMS=1000000 npm run bench -- P8 P14
const measures: Readonly<Record<string, () => Promise<readonly Quantity[]> | readonly Quantity[]>> = {
  P1: async () => [...sizeQuantities(await siteSizes()), ...(await wireWeights())],
  components: componentSizes,
  P2: pageSpeed,
  vitals: routeVitals,
  memory: browserMemory,
  P3: poolSpeed,
  P4: wireSpeed,
  P5: readFileSpeed,
  P6: readTeamSpeed,
  P7: tradeSpeed,
  P8: () => rankingSpeed('P8'),
  P9: () => rankingSpeed('P9'),
  P10: () => rankingSpeed('P10'),
  P11: liveSpeed,
  P12: startSpeed,
  P14: saveSpeed,
  capacity: unitCosts,
};

process.exitCode = await bench(process.argv.slice(2));

async function bench(named: readonly string[]): Promise<number> {
  const unknown = named.filter((name) => !(name in measures));
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')}: name ${Object.keys(measures).join(', ')}, or nothing for all.\n`);
    return 2;
  }
  const quantities: Quantity[] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if (named.length === 0 || named.includes(name)) quantities.push(...(await measure()));
  }
  process.stdout.write(`${tableOf(quantities)}\n`);
  return quantities.some(({ isWithinBudget }) => isWithinBudget === false) ? 1 : 0;
}
