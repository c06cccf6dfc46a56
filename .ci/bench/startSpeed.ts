import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGame } from '../game.ts';
import { median, type Quantity } from './quantity.ts';

const runs = 3;

/** P12: from the command to the first answer, where packages, build and data folder are those of the last run. */
export async function startSpeed(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  try {
    const first = await secondsToAnswer(dataDir);
    const next: number[] = [];
    while (next.length < runs) next.push(await secondsToAnswer(dataDir));
    const ours = median(next);
    return [
      { name: 'P12 npm start, nothing changed', unit: 's', ours, budget: '≤ 5 s', isWithinBudget: ours <= 5 },
      { name: 'P12   the first start of a data folder, with a build where sources changed', unit: 's', ours: first },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function secondsToAnswer(dataDir: string): Promise<number> {
  const before = performance.now();
  const { address, stop } = await runGame(dataDir);
  try {
    const { ok, status } = await fetch(address);
    if (!ok) throw new Error(`The game answers with ${status}.`);
    return (performance.now() - before) / 1000;
  } finally {
    await stop();
  }
}
