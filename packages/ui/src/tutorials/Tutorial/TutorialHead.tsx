import { tutorialNames, type TutorialName } from '@rugby/domain/game/tutorial/tutorials';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { brandBarTab } from '../../layout/SubNav/brandBarTab.ts';
import { slant } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TutorialHeadProps {
  readonly current: TutorialName;
  /** Called to start one of the two tutorials. */
  readonly onPart: (name: TutorialName) => void;
}

/** The header of the tutorial: opens either of its two parts. */
export function TutorialHead({ current, onPart }: TutorialHeadProps) {
  const words = useWords();
  return (
    <Bar>
      <Slab>{words('tutorials.title')}</Slab>
      <Parts aria-label={words('tutorials.title')}>
        {tutorialNames.map((name) => (
          <Part key={name} {...(name === current && { 'aria-current': 'step' })} onPress={() => onPart(name)}>
            {words(`tutorials.part.${name}`)}
          </Part>
        ))}
      </Parts>
    </Bar>
  );
}

const barHeight = 68;

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: stretch;
  min-block-size: ${barHeight}px;
  padding-inline-end: ${({ theme }) => theme.space[16]};
  background-color: ${({ theme }) => theme.color.brandBar};
  color: ${({ theme }) => theme.color.onBrandBar};
`;

const Slab = styled.span`
  display: none;
  align-items: center;
  padding-inline: var(--dialog-inset) ${({ theme }) => theme.space[10]};
  ${slant('slab', barHeight)}
  background-color: ${({ theme }) => theme.color.selected};
  color: ${({ theme }) => theme.color.text};
  ${textStyle('heading')}
  ${({ theme }) => theme.media.sm} {
    display: flex;
  }
`;

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset);
`;

const Part = styled(Button)`
  min-block-size: ${({ theme }) => theme.control.touch};
  padding: 0;
  border: 0;
  background: none;
  ${brandBarTab}
  cursor: pointer;
`;
