import type { Edition } from '@rugby/domain/editions';
import { displayPrice } from '@rugby/domain/game/model/money';
import type { TutorialScene } from '@rugby/domain/game/tutorial/tutorials';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { space } from '../../theme/scale.ts';
import { tutorial } from './tutorialScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { TutorialHead } from './TutorialHead.tsx';
import { TutorialProgress } from './TutorialProgress.tsx';
import { TutorialStage } from './TutorialStage.tsx';
import { useTutorial } from './useTutorial.ts';

export interface TutorialProps {
  /** Provides rules, words and players. */
  readonly edition: Edition;
  readonly onClose: () => void;
  /** Called by the last button, which promises the team; closes where it is absent. */
  readonly onDone?: () => void;
  /** The first scene; defaults to the welcome. */
  readonly startAt?: TutorialScene;
}

/**
 * How to play, with small live examples: the team tutorial, then the position tutorial. Arrow keys move through it, and each step
 * is announced. For help about a single control use `Tooltip` or a hint.
 */
export function Tutorial({ edition, onClose, onDone = onClose, startAt = 'team.welcome' }: TutorialProps) {
  const words = useWords();
  const { screen, onNext, onPrevious, onRestart, onPart } = useTutorial(startAt);
  const { scene } = screen;
  const next = useRef<HTMLButtonElement>(null);
  const isFirst = onPrevious === undefined;
  // Going back to the first screen removes the back buttons, so the focus moves to the remaining one.
  useEffect(() => {
    if (isFirst && document.activeElement === document.body) next.current?.focus();
  }, [isFirst]);
  const values = { cap: displayPrice(edition.budget).replace('.0', ''), ...edition.squad };
  return (
    <Dialog
      size="player"
      title={words('tutorials.title')}
      onClose={onClose}
      head={<TutorialHead current={screen.tutorial} onPart={onPart} />}
      closeColor="var(--on-brand-bar)"
      actions={
        <>
          <Button ref={next} onPress={onNext ?? onDone}>
            {words(onNext ? 'tutorials.next' : 'tutorials.done')}
          </Button>
          {onPrevious && (
            <Button variant="outline" onPress={onPrevious}>
              {words('tutorials.previous')}
            </Button>
          )}
          {onRestart && (
            <Button variant="quiet" onPress={onRestart}>
              {words('tutorials.restart')}
            </Button>
          )}
        </>
      }
    >
      <TutorialStage scene={scene} edition={edition} />
      <StepText aria-live="polite" aria-atomic="true">
        <TutorialProgress screen={screen} />
        <Settling key={scene}>
          <Title>{words(`tutorials.${edition.id}.${scene}.title`, values)}</Title>
          <p>{words(`tutorials.${edition.id}.${scene}.text`, values)}</p>
        </Settling>
      </StepText>
    </Dialog>
  );
}

const StepText = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${tutorial.text.phone};
  padding-block-start: ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset);
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    min-block-size: ${tutorial.text.wide};
  }
`;

const settle = keyframes`
  from { opacity: 0; transform: translateY(${space[2]}); }
`;

const Settling = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  animation: ${settle} ${({ theme }) => theme.motion.settle};
`;

const Title = styled.h2`
  ${textStyle('heading')}
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.sm} {
    ${textStyle('dialogTitle')}
  }
`;
