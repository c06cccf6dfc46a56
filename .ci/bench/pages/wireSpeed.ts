import { playersFile, presentPlayer } from '@rugby/domain/contract/players';
import { z } from '@rugby/domain/contract/schema';
import { aPool } from '@rugby/mocks/builders/pool';
import { median, type Quantity } from '../quantity.ts';

const runs = 200;

/** P4: reading the season's 450 players against parsing their text. */
export function wireSpeed(): readonly Quantity[] {
  const text = JSON.stringify(aPool(450).map(presentPlayer));
  const parse = () => JSON.parse(text);
  const read = () => z.parse(playersFile.schema, JSON.parse(text));
  // In turns, so that a busy moment of the machine meets both.
  const times = Array.from({ length: runs }, () => [timeOf(parse), timeOf(read)] as const).slice(runs / 4);
  const [floor, ours] = [median(times.map(([first]) => first)), median(times.map(([, second]) => second))];
  return [
    { name: 'P4 parse and validate 450 players', unit: 'ms', floor, ours, budget: '≤ 6×', isWithinBudget: ours <= 6 * floor },
  ];
}

function timeOf(act: () => unknown): number {
  const before = performance.now();
  act();
  return performance.now() - before;
}
