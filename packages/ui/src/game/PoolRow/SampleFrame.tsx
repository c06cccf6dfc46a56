import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { poolContainer } from '../poolScale.ts';

export interface SampleFrameProps {
  readonly children: ReactNode;
  /** In px; defaults to the pool of a desktop, and is never wider than the window. */
  readonly width?: number;
}

/** Rows on the background that they have in the pool, for stories. */
export function SampleFrame({ children, width = 424 }: SampleFrameProps) {
  return <Root style={{ inlineSize: width }}>{children}</Root>;
}

const Root = styled.div`
  ${poolContainer}
  max-inline-size: 100%;
  background-color: ${({ theme }) => theme.color.surface};
  & > * {
    ${hairline('block-end')}
  }
`;
