import type { Cup, CupStage } from '@rugby/domain/game/model/contest';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { focusableWhenScrolling } from '../../primitives/Dialog/focusableWhenScrolling.ts';
import { focusRing } from '../../theme/mixins.ts';
import { revealInRow } from '../../theme/revealInRow.ts';
import { space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { currentStage, stageName } from './cupStages.ts';
import { CupStageChoice } from './CupStageChoice.tsx';
import { CupTieCard } from './CupTieCard.tsx';

export interface CupBracketProps {
  readonly cup: Pick<Cup, 'stages' | 'entries' | 'seed' | 'ownEntry'>;
  /** The round of a stage as text: `Round 5, live`. */
  readonly roundText: (stage: CupStage) => string;
}

/**
 * The bracket of a cup. Stages are sections with lists of ties, which is how a screen reader reads them. Wide screens show them side by side with
 * lines between them, without those long before the one that is played, phones one at a time. [B22]
 */
export function CupBracket({ cup, roundText }: CupBracketProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? currentStage(cup.stages);
  const first = Math.min(shown, Math.max(0, cup.stages.length - sideBySide));
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusableWhenScrolling(row.current), []);
  useLayoutEffect(() => revealInRow(row.current, shown), [shown]);
  return (
    <Root>
      <Choice data-always={cup.stages.length > sideBySide || undefined}>
        <CupStageChoice stages={cup.stages} shown={shown} onShow={setChosen} />
      </Choice>
      <Scroll aria-label={words('contests.cup')} ref={row}>
        {cup.stages.map((stage, number) => (
          <Stage key={stage.ties.length} data-shown={number === shown || undefined} data-past={number < first || undefined}>
            <h2>{stageName(stage, words)}</h2>
            <p>{roundText(stage)}</p>
            <ol>
              {stage.ties.map((tie, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the place in the bracket is what identifies a tie
                <li key={place}>
                  <CupTieCard cup={cup} tie={tie} stage={number} place={place} />
                </li>
              ))}
            </ol>
          </Stage>
        ))}
      </Scroll>
    </Root>
  );
}

/** The last stages, which every wide screen shows together: a bracket from its first stage on is many screens high. */
const sideBySide = 3;

/** Room for stages side by side. */
const wide = '@container bracket (min-width: 37.5rem)';

/** Between two stages: half of it for the line from each of them. */
const gap = space[12];

const Root = styled.div`
  container: bracket / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
`;

const Choice = styled.div`
  min-inline-size: 0;
  ${wide} {
    &:not([data-always]) {
      display: none;
    }
  }
`;

const Scroll = styled.section`
  ${wide} {
    display: flex;
    gap: ${gap};
    overflow-x: auto;
    padding-block-end: ${({ theme }) => theme.space[2]};
  }
  ${focusRing}
`;

const Stage = styled.section`
  &:not([data-shown]) {
    display: none;
  }
  & > h2 {
    ${textStyle('rowName')}
    font-weight: 700;
  }
  & > p {
    padding-block-end: ${({ theme }) => theme.space[3]};
    ${textStyle('label')}
    font-weight: 400;
    color: ${({ theme }) => theme.color.textMuted};
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[4]};
    padding: 0;
    list-style: none;
  }
  ${wide} {
    &:nth-child(n) {
      display: flex;
      flex: 1 0 13.75rem;
      flex-direction: column;
      max-inline-size: ${({ theme }) => theme.layout.specimen};
    }
    &[data-past] {
      display: none;
    }
    & > ol {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: 0;
    }
    & > ol > li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      flex: 1;
      align-content: center;
      padding-block: ${({ theme }) => theme.space[2]};
    }
    &:not(:last-child) > ol > li::after,
    &:not(:first-child) > ol > li::before {
      content: '';
      position: absolute;
      inline-size: calc(${gap} / 2);
      border: 0 solid ${({ theme }) => theme.color.border};
      pointer-events: none;
    }
    &:not(:first-child) > ol > li::before {
      inset-inline-start: calc(${gap} / -2);
      inset-block-start: 50%;
      border-block-start-width: 1px;
    }
    &:not(:last-child) > ol > li::after {
      inset-inline-end: calc(${gap} / -2);
      block-size: 50%;
      border-inline-end-width: 1px;
    }
    & > ol > li:nth-child(odd)::after {
      inset-block-start: 50%;
      border-block-start-width: 1px;
    }
    & > ol > li:nth-child(even)::after {
      inset-block-end: 50%;
      border-block-end-width: 1px;
    }
  }
`;
