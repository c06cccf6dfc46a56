import type { SavingLine } from '@rugby/ui/game/SavingNote';

/** What stands beside a budget in place of a receipt. */
export const neverSaved: SavingLine = { kind: 'what-if' };
