import type { TutorialScreen } from '@rugby/domain/game/tutorial/tutorials';
import styled from 'styled-components';
import { tutorial } from './tutorialScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface TutorialProgressProps {
  readonly screen: TutorialScreen;
}

/** Progress in words and as a bar of segments. The welcome comes before the first step, the end after the last. */
export function TutorialProgress({ screen: { scene, step, steps } }: TutorialProgressProps) {
  const words = useWords();
  const isEnd = step === null && scene.endsWith('.end');
  const done = step ?? (isEnd ? steps : 0);
  return (
    <Root>
      {step === null ? words(isEnd ? 'tutorials.end' : 'tutorials.welcome') : words('tutorials.step', { step, steps })}
      <Line aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <Segment key={index} $isDone={index < done} />
        ))}
      </Line>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;
`;

const Line = styled.span`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[1]};
`;

/** Completed segments are filled, others are outlined: they differ without colour. */
const Segment = styled.span<{ $isDone: boolean }>`
  flex: 1;
  block-size: ${tutorial.segment};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme, $isDone }) => ($isDone ? theme.color.marker : 'transparent')};
  box-shadow: inset 0 0 0 1px ${({ theme, $isDone }) => ($isDone ? theme.color.marker : theme.color.border)};
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
    background-color: ${({ $isDone }) => ($isDone ? 'Highlight' : 'Canvas')};
    box-shadow: none;
    forced-color-adjust: none;
  }
`;
