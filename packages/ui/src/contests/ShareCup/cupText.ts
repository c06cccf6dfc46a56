import type { Cup, CupSide } from '@rugby/domain/game/model/contest';
import type { Words } from '@rugby/domain/i18n/keys';
import { nameOf } from '../contestNames.ts';
import { currentStage, stageName } from '../CupBracket/cupStages.ts';

/** How the cup of a league stands, to share: its winner, else the ties of the stage that is played or comes next. [B22] */
export function cupText({ stages, entries, champion }: Cup, league: string, words: Words): string {
  if (champion !== null) return words('contests.cups.shared.won', { team: nameOf(entries, champion, words), league });
  const stage = stages[currentStage(stages)];
  if (stage === undefined) return words('contests.cups.shared.cup', { league });
  const points = new Intl.NumberFormat(words.locale);
  const sideText = ({ entry, points: own }: CupSide) =>
    [nameOf(entries, entry, words), ...(own === null ? [] : [points.format(own)])].join(' ');
  const ties = stage.ties.flatMap(({ home, away }) =>
    home === null || away === null ? [] : [words('contests.cups.shared.tie', { home: sideText(home), away: sideText(away) })],
  );
  return [words('contests.cups.shared.stage', { league, stage: stageName(stage, words) }), ...ties].join('\n');
}
