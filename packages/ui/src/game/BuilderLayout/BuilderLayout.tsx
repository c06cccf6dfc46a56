import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '../../layout/PageLayout/SkipLink.tsx';
import { builder } from './builderScale.ts';
import { bannerHeight } from '../Banner/bannerLook.ts';
import { pitch } from '../pitchScale.ts';
import { hairline, notPrinted, visuallyHidden } from '../../theme/mixins.ts';

export interface BuilderLayoutProps {
  /** The page's title, as a heading for screen readers. */
  readonly title: string;
  /** The site header. */
  readonly header?: ReactNode;
  readonly gameBar: ReactNode;
  /** Shown while a match is live. The cards shrink to make room for it. */
  readonly banner?: ReactNode;
  readonly pitch: ReactNode;
  /**
   * The pool beside the pitch. Not rendered below the `md` breakpoint, where the pool is a sheet. Omitted for another user's
   * team.
   */
  readonly pool?: ReactNode;
  /** A `Snackbar`, above the bottom bar. While it has a message the cards shrink to make room for it. */
  readonly messages?: ReactNode;
  /** The bar at the bottom, below the `md` breakpoint only. */
  readonly bottomBar?: ReactNode;
  /** Whether nothing but the header takes presses: a question about the team is on its way. */
  readonly isHeld?: boolean;
}

/**
 * Layout of the page on which a team is built. Header and game bar are fixed, and the pitch takes the width that the pool leaves.
 * Beside the pool, jerseys shrink before the pitch scrolls; on a phone the page scrolls between the bars. Other pages use
 * `PageLayout`.
 */
export function BuilderLayout({
  title,
  header,
  gameBar,
  banner,
  pitch,
  pool,
  messages,
  bottomBar,
  isHeld = false,
}: BuilderLayoutProps) {
  return (
    <Screen>
      <SkipLink />
      <Top>
        {header}
        <div inert={isHeld}>
          {gameBar}
          {banner}
        </div>
      </Top>
      <Main id="content" inert={isHeld} $hasBanner={banner !== undefined}>
        <PitchColumn>
          <Title>{title}</Title>
          {pitch}
        </PitchColumn>
        {pool !== undefined && <PoolColumn>{pool}</PoolColumn>}
      </Main>
      <Bottom inert={isHeld}>
        {messages}
        {bottomBar !== undefined && <Footer>{bottomBar}</Footer>}
      </Bottom>
    </Screen>
  );
}

/** Height of one message with its distance to the bars. */
const messageHeight = 72;

/** Size of a jersey so that six rows fit between the bars and the bottom of the window. The plates keep their size. */
function fittingJersey(hasBanner: boolean): string {
  const { header, bars, betweenRows, plate, visibleJersey, smallest, largest } = builder.fit;
  const taken = header + bars + betweenRows + (hasBanner ? bannerHeight : 0);
  return `clamp(${smallest}px, calc(((100dvh - ${taken}px - var(--message-room, 0px)) / 6 - ${plate}px) / ${visibleJersey}), ${largest}px)`;
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  &:has([data-snackbar]:not(:empty)) {
    --message-room: ${messageHeight}px;
  }
  ${({ theme }) => theme.media.md} {
    block-size: 100dvh;
  }
  ${({ theme }) => theme.media.print} {
    min-block-size: auto;
    block-size: auto;
  }
`;

const Title = styled.h1`
  ${visuallyHidden}
`;

/** Stays in sight but in a low window, which has no room for it beside the pitch. */
const Top = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  flex: none;
  ${({ theme }) => theme.media.short} {
    position: static;
  }
`;

const Main = styled.div<{ $hasBanner: boolean }>`
  display: flex;
  flex: 1;
  min-block-size: 0;
  ${({ theme }) => theme.media.md} {
    --card-jersey: ${({ $hasBanner }) => fittingJersey($hasBanner)};
  }
  /* A wide sheet has less height than six rows of the smallest cards. */
  ${({ theme }) => theme.media.print} and (max-height: 48em) {
    zoom: 0.85;
  }
`;

/** Fills the viewport of a phone with the pitch: content below it starts outside the view, and scrolls to between the bars when it gets the focus. */
const PitchColumn = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${pitch.maxWidth};
  margin-inline: auto;
  & * {
    scroll-margin-block: calc(2 * ${({ theme }) => theme.layout.bottomBar});
  }
  ${({ theme }) => theme.media.md} {
    max-inline-size: none;
    overflow-y: auto;
  }
`;

const PoolColumn = styled.aside`
  display: none;
  min-block-size: 0;
  background-color: ${({ theme }) => theme.color.surface};
  ${hairline('inline-start')}
  ${({ theme }) => theme.media.md} {
    display: flex;
    flex: none;
    flex-direction: column;
    inline-size: ${builder.pool.md};
  }
  @media (min-width: ${builder.pool.wideFrom}px) {
    inline-size: ${builder.pool.wide};
  }
  ${notPrinted}
`;

/** Stays in sight at the bottom of the window; content of the page scrolls to above it. */
const Bottom = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  flex: none;
  background-color: ${({ theme }) => theme.color.surface};
  ${notPrinted}
`;

const Footer = styled.footer`
  ${({ theme }) => theme.media.md} {
    display: none;
  }
`;
