import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** The first Tab stop of every page: skips the header to the element with the id `content`. Visible only while focused. */
export function SkipLink() {
  const words = useWords();
  return <Skip href="#content">{words('ui.skip')}</Skip>;
}

const Skip = styled.a`
  position: absolute;
  z-index: 10;
  inset-block-start: ${({ theme }) => theme.space[1]};
  inset-inline-start: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.overlay};
  ${textStyle('button')}
  color: ${({ theme }) => theme.color.text};
  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
