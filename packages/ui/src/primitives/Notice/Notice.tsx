import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface NoticeProps {
  /** A sentence or two, without blocks. */
  readonly children: ReactNode;
}

/** What a user should know about the content below it, announced when it appears. For what went wrong in a form use `FormError`. */
export function Notice({ children }: NoticeProps) {
  return <Root>{children}</Root>;
}

const Root = styled.output`
  display: block;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-inline-start: ${({ theme }) => theme.space[1]} solid ${({ theme }) => theme.color.info};
  background-color: ${({ theme }) => theme.color.infoTint};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
`;
