import { type MatchRuleId, matchRules } from '../game/season/matchRules.ts';
import type { Words } from '../i18n/keys.ts';

/** A rule as its sentence: each answer of the table has its own, so that the page cannot say anything else than the engine does. [B1] */
export function ruleSentence(id: MatchRuleId, words: Words): string {
  switch (id) {
    case 'lock':
      return words(`rules.lock.${matchRules.lock.moment}`);
    case 'postponed':
      return words(`rules.postponed.${matchRules.postponed.locksWith}`);
    case 'abandoned':
      return words(`rules.abandoned.${matchRules.abandoned.missingMatch}`);
    case 'replayed':
      return words(`rules.replayed.${matchRules.replayed.records}`);
    case 'withdrawal':
      return words('rules.withdrawal.text', { points: matchRules.withdrawal.points });
    case 'clubMove':
      return words(`rules.clubMove.${matchRules.clubMove.breach}`);
    case 'correction':
      return words('rules.correction.text', { hours: matchRules.correction.finalAfterHours });
    case 'outage':
      return words('rules.outage.text', { seconds: matchRules.outage.queueSeconds });
    case 'tie':
      return words(`rules.tie.${matchRules.tie.rank}`);
  }
}
