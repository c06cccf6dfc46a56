import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface AccountPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A second part of a section, below a heading of its own. */
export function AccountPart({ title, children }: AccountPartProps) {
  return (
    <Part>
      <h3>{title}</h3>
      {children}
    </Part>
  );
}

const Part = styled.div`
  margin-block-start: ${({ theme }) => theme.space[8]};
  & > h3 {
    margin-block-end: ${({ theme }) => theme.space[2]};
    ${textStyle('rowName')}
  }
`;
