import { positionCategory } from '@rugby/domain/i18n/positionWords';
import type { Edition } from '@rugby/domain/editions';
import type { Position } from '@rugby/domain/game/model/entities';
import { useState } from 'react';
import styled from 'styled-components';
import { ScoringGuide } from '../../game/ScoringGuide/ScoringGuide.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { disclosure } from '../../theme/disclosure.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlayerDialogScoringProps {
  readonly edition: Edition;
  readonly position: Position;
}

/** What each action scores for a player of a position. Closed at first. */
export function PlayerDialogScoring({ edition, position }: PlayerDialogScoringProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Line>
        {words('rules.points.title')}
        <Icon name="chevron-down" />
      </Line>
      {isOpen && (
        <Details>
          <p>{words('rules.points.forPosition', { position: positionCategory(position, words) })}</p>
          <ScoringGuide edition={edition} position={position} />
        </Details>
      )}
    </Root>
  );
}

const Root = styled.details`
  margin-block-start: ${({ theme }) => theme.space[5]};
  ${hairline('block-start')}
`;

const Line = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${({ theme }) => theme.control.height.lg};
  padding-inline: var(--dialog-inset);
  ${textStyle('heading')}
  ${disclosure(180)}
`;

const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset);
  background-color: ${({ theme }) => theme.color.sunken};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
