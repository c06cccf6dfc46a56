import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from './SkipLink.tsx';

export interface PageLayoutProps {
  /** The `SiteHeader` in its low form. */
  readonly header: ReactNode;
  /** Content of the page, with its only `h1`. */
  readonly children: ReactNode;
  /** The `SiteFooter`. */
  readonly footer: ReactNode;
  /** `bleed` lets the content reach the edges of the window. */
  readonly frame?: 'column' | 'bleed';
}

/**
 * Layout of a page: header, one column of at most 1232 px, and a footer below the content. The footer of a column begins below
 * the first view, so that it stands still while content arrives; after a `bleed` it may stand at the bottom of the window. The team
 * builder has `BuilderLayout`.
 */
export function PageLayout({ header, children, footer, frame = 'column' }: PageLayoutProps) {
  return (
    <Page>
      <SkipLink />
      {header}
      {frame === 'bleed' ? <Bleed id="content">{children}</Bleed> : <Column id="content">{children}</Column>}
      {footer}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Bleed = styled.main`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

const Column = styled.main`
  flex: 1;
  inline-size: 100%;
  min-block-size: calc(100svh - ${({ theme }) => theme.layout.header.gamePhone});
  max-inline-size: calc(${({ theme }) => `${theme.layout.pageMax} + 2 * ${theme.layout.gutter.desktop}`});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.layout.gutter.phone} ${theme.space[12]}`};
  ${({ theme }) => theme.media.md} {
    padding: ${({ theme }) => `${theme.space[8]} ${theme.layout.gutter.desktop} ${theme.space[16]}`};
  }
  ${({ theme }) => theme.media.nav} {
    min-block-size: calc(100svh - ${({ theme }) => theme.layout.header.game});
  }
`;
