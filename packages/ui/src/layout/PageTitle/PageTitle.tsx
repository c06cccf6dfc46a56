import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface PageTitleProps {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly children?: ReactNode;
}

/** The head of a page that is no team builder: its one `h1`. A `Dialog` draws its own. */
export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <Head>
      <Title>{title}</Title>
      {children !== undefined && <Lead>{children}</Lead>}
    </Head>
  );
}

const Head = styled.div`
  margin-block-end: ${({ theme }) => theme.space[6]};
`;

const Title = styled.h1`
  ${textStyle('dialogTitle')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('title')}
  }
`;

const Lead = styled.p`
  max-inline-size: 42rem;
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
`;
