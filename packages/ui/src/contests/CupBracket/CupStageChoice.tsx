import type { CupStage } from '@rugby/domain/game/model/contest';
import { useLayoutEffect, useRef } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { revealInRow } from '../../theme/revealInRow.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { stageShortName } from './cupStages.ts';

export interface CupStageChoiceProps {
  readonly stages: readonly CupStage[];
  /** Number of the shown stage, from 0. */
  readonly shown: number;
  readonly onShow: (stage: number) => void;
}

/** Chooses the stage of a bracket that a phone shows, and with which a wide screen begins. */
export function CupStageChoice({ stages, shown, onShow }: CupStageChoiceProps) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => revealInRow(row.current, shown, 32), [shown]);
  return (
    <Choices
      ref={row}
      aria-label={words('contests.cups.stages')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[shown]}
      onSelectionChange={(keys) => stages.forEach((_, stage) => keys.has(stage) && onShow(stage))}
    >
      {stages.map((stage, place) => (
        <Choice key={stage.ties.length} id={place} excludeFromTabOrder={place !== shown}>
          {stageShortName(stage, words)}{' '}
          {stage.status === 'complete' && (
            <>
              <Icon name="check" size={16} />
              <VisuallyHidden>{words('contests.cups.decided')}</VisuallyHidden>
            </>
          )}
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = styled(ToggleButtonGroup)`
  display: flex;
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
`;

const Choice = styled(ToggleButton)`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => theme.space[3]};
  border: none;
  border-block-end: ${fine[3]} solid transparent;
  background-color: ${({ theme }) => theme.color.field};
  ${textStyle('button')}
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  &[data-selected] {
    background-color: ${({ theme }) => theme.color.selected};
    border-block-end-color: ${({ theme }) => theme.color.marker};
    color: ${({ theme }) => theme.color.text};
  }
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -${fine[5]};
    box-shadow: none;
  }
`;
