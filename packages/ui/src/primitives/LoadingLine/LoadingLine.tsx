import styled, { keyframes } from 'styled-components';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * A line along the upper edge of the window while a page or a dialog is loaded that was asked for. It is held back for the first 0.4 s, in which most
 * arrive.
 */
export function LoadingLine() {
  const words = useWords();
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw `progress` each in their own way
  return <Line role="progressbar" aria-label={words('common.loading')} />;
}

const held = keyframes`
  from, to { visibility: hidden; }
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 11;
  block-size: ${({ theme }) => theme.space[1]};
  overflow: hidden;
  background-color: ${({ theme }) => theme.color.sunken};
  animation: ${held} 400ms;
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: 33%;
    background-color: ${({ theme }) => theme.color.marker};
    animation: ${slide} ${({ theme }) => theme.motion.skeleton} infinite;
  }
  ${({ theme }) => theme.media.stillness} {
    &::before {
      inline-size: 100%;
      animation: none;
    }
  }
  ${({ theme }) => theme.media.forcedColors} {
    &::before {
      background-color: Highlight;
    }
  }
`;
