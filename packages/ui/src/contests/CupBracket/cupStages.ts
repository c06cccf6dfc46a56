import type { Cup, CupStage, CupTie } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';
import { nameOf } from '../contestNames.ts';

/** The name of a stage by its ties: the final, semi-finals, quarter-finals, else how many teams are left. */
export function stageName({ ties }: Pick<CupStage, 'ties'>, words: Words): string {
  return words(`contests.cups.stage.${stageSize(ties.length)}`, { count: 2 * ties.length });
}

/** The same where there is little room. */
export function stageShortName({ ties }: Pick<CupStage, 'ties'>, words: Words): string {
  return words(`contests.cups.stageShort.${stageSize(ties.length)}`, { count: 2 * ties.length });
}

/** The key of the words for a stage with so many ties. */
export function stageSize(ties: number): '1' | '2' | '4' | 'other' {
  return sizes.get(ties) ?? 'other';
}

const sizes = new Map<number, '1' | '2' | '4'>([
  [1, '1'],
  [2, '2'],
  [4, '4'],
]);

/** Who may come to a place that is not known yet: the two sides of the tie before it, if they are known. */
export function expectedName(
  { stages, entries }: Pick<Cup, 'stages' | 'entries'>,
  stage: number,
  place: number,
  words: Words,
): string {
  const before: CupTie | undefined = stages[stage - 1]?.ties[place];
  if (before === undefined || before.home === null || before.away === null) return words('contests.cups.open');
  return words('contests.cups.either', {
    one: nameOf(entries, before.home.entry, words),
    other: nameOf(entries, before.away.entry, words),
  });
}

/** The stage that is shown first: the one that is played, else the next one, else the final. */
export function currentStage(stages: readonly CupStage[]): number {
  const next = stages.findIndex(({ status }) => status !== 'complete');
  return next < 0 ? stages.length - 1 : next;
}
