import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface PageTitleProps {
  readonly title: string;
  /** A sentence about the page. */
  readonly children?: ReactNode;
  /** A link or button, or a `nav` with several, at the end of the line. */
  readonly actions?: ReactNode;
}

/** The `h1` of a page. A `Dialog` has its own title. */
export function PageTitle({ title, children, actions }: PageTitleProps) {
  return (
    <Head>
      <Line>
        <Title>{title}</Title>
        {actions}
      </Line>
      {children !== undefined && <Lead>{children}</Lead>}
    </Head>
  );
}

const Head = styled.div`
  margin-block-end: ${({ theme }) => theme.space[6]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[3]};
  }
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
