import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface LeaguesLayoutProps {
  readonly children: ReactNode;
  /** Beside the content on a desktop, below it on a phone. */
  readonly aside?: ReactNode;
  /** Puts the aside above the content on a phone, for what waits for an answer. */
  readonly isAsideFirst?: boolean;
  /** Below the aside on a desktop, below everything on a phone. */
  readonly end?: ReactNode;
}

/** Two columns of a page about leagues, one below the other on a phone. */
export function LeaguesLayout({ children, aside, isAsideFirst = false, end }: LeaguesLayoutProps) {
  return (
    <Root $isWide={aside === undefined}>
      {isAsideFirst && aside !== undefined && <Aside $isFirst>{aside}</Aside>}
      <Main>{children}</Main>
      {!isAsideFirst && aside !== undefined && <Aside $isFirst={false}>{aside}</Aside>}
      {end !== undefined && <End>{end}</End>}
    </Root>
  );
}

const Root = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)')};
    grid-template-rows: auto 1fr;
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  & h2 {
    ${textStyle('heading')}
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${({ theme }) => theme.space[3]};
  }
  & > section > * {
    max-inline-size: 100%;
  }
  & > section > :is(div, ul, dl, form, article) {
    inline-size: 100%;
  }
  & > section > div > article + article {
    margin-block-start: ${({ theme }) => theme.space[3]};
  }
  ${({ theme }) => theme.media.md} {
    grid-row: 1 / span 2;
  }
`;

const Aside = styled(Main)<{ $isFirst: boolean }>`
  ${({ theme }) => theme.media.md} {
    grid-row: 1;
    ${({ $isFirst }) => ($isFirst ? 'grid-column: 2;' : '')}
  }
`;

const End = styled(Main)`
  ${({ theme }) => theme.media.md} {
    grid-area: 2 / 2;
  }
`;
