import { aRecord, fifteenOf } from './createSeasonFiles.ts';
import { type CommandResult, type SeasonHarness, storeTeam } from './createSeasonHarness.ts';

type Step = () => Promise<CommandResult>;

export type SeasonSteps = ReturnType<typeof createSeasonSteps>;

/**
 * Two rounds of the season of the harness, played by commands. A step is played when it is first asked for, after those before it, and answers the
 * result of its command.
 */
export function createSeasonSteps(harness: SeasonHarness) {
  const imported = stepAfter(undefined, () => harness.season('import --edition srp --from .'));

  const started = stepAfter(imported, async () => {
    await storeTeam(harness, { name: 'herons', lineup: fifteenOf(1), captainId: 110 });
    await storeTeam(harness, { name: 'mixed', lineup: [101, ...fifteenOf(3).slice(1)], captainId: null });
    await storeTeam(harness, { name: 'late', lineup: fifteenOf(2), startRoundId: 2 });
    await storeTeam(harness, {
      name: 'half',
      lineup: [101, ...Array.from({ length: 14 }, () => 0)],
      isComplete: false,
      startRoundId: null,
    });
    return harness.season('start --edition srp --round 1');
  });

  const scored = stepAfter(started, async () => {
    const file = await harness.files.write('round-1.json', [
      aRecord(101, 1, 11, { MP: 80, SW: 2 }),
      aRecord(104, 1, 11, { MP: 40, SW: 2 }),
      aRecord(110, 1, 11, { MP: 62, T: 1, MG: 49 }),
      aRecord(301, 1, 12, { MP: 1, YC: 1 }),
    ]);
    return harness.season(`stats --edition srp --round 1 --from ${file}`);
  });

  const rescored = stepAfter(scored, async () => {
    await harness.files.write('round-1.json', [
      aRecord(101, 1, 11),
      aRecord(104, 1, 11),
      aRecord(110, 1, 11, { MP: 62, T: 1, MG: 49 }),
    ]);
    return harness.season('stats --edition srp --round 1 --from round-1.json');
  });

  const finished = stepAfter(rescored, async () => {
    await harness.season('clock --edition srp --at 2101-03-02T12:00:00Z');
    await harness.db.deleteFrom('statRecords').where('fixtureId', '=', 12).execute();
    return harness.season('finish --edition srp --round 1');
  });

  const secondFinished = stepAfter(finished, async () => {
    const start = await harness.season('start --edition srp --round 2');
    await harness.db.deleteFrom('users').where('displayName', '=', 'mixed').execute();
    await harness.season('finish --edition srp --round 2');
    return start;
  });

  return { imported, started, scored, rescored, finished, secondFinished };
}

function stepAfter(before: Step | undefined, play: Step): Step {
  let result: Promise<CommandResult> | undefined;
  return () => (result ??= Promise.resolve(before?.()).then(play));
}
