import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export const Panel = styled.section`
  flex: none;
  display: flex;
  flex-direction: column;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.layout.gutter.phone}`};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-end')}
  ${({ theme }) => theme.media.md} {
    max-block-size: 32dvh;
    padding-inline: ${({ theme }) => theme.space[5]};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.touch};
  & > button {
    flex: none;
  }
`;

export const Hint = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
