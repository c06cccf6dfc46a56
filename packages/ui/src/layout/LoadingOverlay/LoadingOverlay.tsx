import styled, { keyframes } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * Stands in place of a page until it is known which page it is. It keeps out of sight while that takes no time. For a part with a known
 * shape use `Skeleton`.
 */
export function LoadingOverlay() {
  const words = useWords();
  return (
    <Root aria-busy="true">
      <output>{words('common.loading')}</output>
    </Root>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100dvh;
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
  animation: ${appear} 240ms 200ms both;
`;
