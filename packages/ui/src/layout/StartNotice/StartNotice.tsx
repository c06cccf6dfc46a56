import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface StartNoticeProps {
  /** The server sends it hidden; a start that fails shows it. */
  readonly isHidden?: boolean;
}

/** Says on a page of the server that its controls do not work yet, since the site could not be loaded. It is announced when it is shown. */
export function StartNotice({ isHidden = false }: StartNoticeProps) {
  const words = useWords();
  return (
    <Root role="alert" hidden={isHidden}>
      {words('common.loadFailed.start')}
    </Root>
  );
}

/** At the bottom of the window, where it covers no heading. */
const Root = styled.p`
  position: fixed;
  z-index: 3;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.layout.gutter.phone}`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  background-color: ${({ theme }) => theme.color.overlay};
  border-block-start: 1px solid ${({ theme }) => theme.color.hairline};
  text-align: center;
`;
