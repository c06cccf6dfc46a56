import type { Cup, CupSide, CupTie } from '@rugby/domain/game/model/contest';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { nameOf } from '../contestNames.ts';
import { playersLeftLine } from '../playersLeftLine.ts';
import { currentStage, stageName, stageSize } from '../CupBracket/cupStages.ts';

export interface OwnTieProps {
  readonly cup: Cup;
}

/** How the cup stands for its reader: the tie that they play, the stage in which they went out, or that they have won. [B22] */
export function OwnTie({ cup }: OwnTieProps) {
  const words = useWords();
  const { stages, entries, ownEntry, champion } = cup;
  const winner = champion !== null && (
    <Panel>
      <p>{words('contests.cups.champion')}</p>
      <strong>{nameOf(entries, champion, words)}</strong>
    </Panel>
  );
  if (ownEntry === null)
    return (
      <Root>
        <p>{words('contests.cups.notIn')}</p>
        {winner}
      </Root>
    );
  if (champion === ownEntry)
    return (
      <Root>
        <h2>{words('contests.cups.you')}</h2>
        {winner}
      </Root>
    );
  const lost = stages.find(({ ties }) => ties.some((tie) => isLostBy(tie, ownEntry)));
  if (lost !== undefined)
    return (
      <Root>
        <p>{words('contests.cups.out', { stage: stageName(lost, words) })}</p>
        {winner}
      </Root>
    );
  const current = currentStage(stages);
  // Who has a bye, or an opponent who has left, is in the next stage already.
  const isThrough = stages[current]?.ties.some(({ winner }) => winner === ownEntry) ?? false;
  const stage = stages[isThrough ? Math.min(current + 1, stages.length - 1) : current];
  const tie = stage?.ties.find((one) => sidesOf(one).some(({ entry }) => entry === ownEntry));
  return (
    <Root>
      {stage !== undefined && (
        <h2>{words(`contests.cups.ownTitle.${stageSize(stage.ties.length)}`, { count: 2 * stage.ties.length })}</h2>
      )}
      {tie?.status === 'playing' && <Lead cup={cup} tie={tie} ownEntry={ownEntry} />}
    </Root>
  );
}

function Lead({ cup, tie, ownEntry }: { readonly cup: Cup; readonly tie: CupTie; readonly ownEntry: number }) {
  const words = useWords();
  const own = sidesOf(tie).find(({ entry }) => entry === ownEntry);
  const other = sidesOf(tie).find(({ entry }) => entry !== ownEntry);
  if (own === undefined || other === undefined) return null;
  const lead = (own.points ?? 0) - (other.points ?? 0);
  const team = nameOf(cup.entries, other.entry, words);
  return (
    <Panel>
      <p>{words(lead === 0 ? 'contests.cups.level' : lead > 0 ? 'contests.cups.ahead' : 'contests.cups.behind', { team })}</p>
      {lead !== 0 && <strong>{words('contests.cups.points', { count: Math.abs(lead) })}</strong>}
      <p>{playersLeftLine(own, other, words)}</p>
    </Panel>
  );
}

function sidesOf({ home, away }: CupTie): readonly CupSide[] {
  return [home, away].filter((side) => side !== null);
}

function isLostBy(tie: CupTie, entry: number): boolean {
  return tie.status === 'complete' && tie.winner !== entry && sidesOf(tie).some((side) => side.entry === entry);
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-inline-start: ${fine[5]} solid ${({ theme }) => theme.color.marker};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.selected};
  & > strong {
    ${textStyle('dialogTitle')}
    color: ${({ theme }) => theme.color.text};
  }
`;
