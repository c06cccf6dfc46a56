import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGame } from '../game.ts';
import { median, type Quantity } from './quantity.ts';
import { timesPerSecond } from './timesPerSecond.ts';
import { openFloor } from './tpcB.ts';
import { type Trader, traderAt } from './Trader.ts';

const clients = 10;
const seconds = 4;
const runs = 3;
const least = 0.35;

/**
 * P7: trades per second over HTTP by several users at once, each trade with its own `Idempotency-Key` in one transaction. The floor is the
 * plainest transaction of several statements, with as many connections to the same database.
 */
export async function tradeSpeed(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const game = await runGame(dataDir, { PRACTICE: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  try {
    const traders = await Promise.all(Array.from({ length: clients }, (_, index) => traderAt(game.address, index)));
    const floorOf = await openFloor(dataDir, clients);
    await tradesPerSecond(traders, 1);
    const [floors, ours]: [number[], number[]] = [[], []];
    // In turns, so that a busy moment of the machine meets both.
    for (let run = 0; run < runs; run += 1) {
      floors.push(await floorOf.perSecond(seconds));
      ours.push(await tradesPerSecond(traders, seconds));
    }
    return [quantityOf(median(ours), median(floors), floorOf.name)];
  } finally {
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function quantityOf(ours: number, floor: number, floorName: string): Quantity {
  const name = `P7 trade/make, ${clients} users at once (floor: ${floorName})`;
  return { name, unit: '/s', floor, ours, budget: `≥ ${least}×`, isWithinBudget: ours >= least * floor };
}

function tradesPerSecond(traders: readonly Trader[], forSeconds: number): Promise<number> {
  return timesPerSecond(
    traders.map(({ trade }) => trade),
    forSeconds,
  );
}
