import type { Edition } from '@rugby/domain/editions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { LandingJerseys } from './LandingJerseys.tsx';
import { LandingScene } from './LandingScene.tsx';
import { LandingStand } from './LandingStand.tsx';

export interface LandingHeroProps {
  readonly edition: Edition;
  /** The header, which stands on the same background. */
  readonly header: ReactNode;
  /** The large buttons. */
  readonly actions: ReactNode;
  readonly text: LandingHeroText;
}

export interface LandingHeroText {
  /** Two lines in large type. */
  readonly headline: readonly [string, string];
  /** A sentence, hidden on phones. */
  readonly lead: string;
  readonly text: string;
}

/** The top of the landing page: a club night under floodlights, or a Test-match day. */
export function LandingHero({ edition, header, actions, text }: LandingHeroProps) {
  const [first, second] = text.headline;
  return (
    <Ground>
      <Backdrop aria-hidden="true">
        <LandingStand />
        <Field $scene={edition.scene} />
        <LandingScene scene={edition.scene} />
        <LandingJerseys edition={edition} />
      </Backdrop>
      <Front>
        {header}
        <Pitch>
          <Headline>
            <span>{first}</span> <span>{second}</span>
          </Headline>
          <Text>
            <Lead>{text.lead}</Lead> {text.text}
          </Text>
          <Actions>{actions}</Actions>
        </Pitch>
      </Front>
    </Ground>
  );
}

type Scene = Edition['scene'];

/** The height of the boards behind the pitch. */
const boards: Readonly<Record<Scene, string>> = { 'club-night': '22px', 'test-day': '14px' };

/** The drawing is 1280 units wide: one unit is at least one pixel, more in a wider window. */
const Ground = styled.section`
  --grass: 124px;
  position: relative;
  overflow: clip;
  background-color: ${({ theme }) => theme.color.brandBar};
  color: ${({ theme }) => theme.color.onBrandBar};
  ${({ theme }) => theme.media.md} {
    --unit: max(1px, 100vw / 1280);
    --grass: calc(162 * var(--unit));
  }
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

/** The boards behind the field, then mown bands with two lines. */
const Field = styled.div<{ $scene: Scene }>`
  --boards: ${({ $scene }) => boards[$scene]};
  position: absolute;
  inset: auto 0 0;
  block-size: var(--grass);
  border-block-start: var(--boards) solid ${({ theme }) => theme.color.board};
  background: repeating-linear-gradient(
    ${({ theme }) => `${theme.color.turfB} 0 20px, ${theme.color.turfA} 20px 40px, ${theme.color.turfB} 40px 44px`}
  );
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 9px 0 auto;
    block-size: 3px;
    background-color: ${({ theme }) => theme.color.turfLine};
    opacity: 0.75;
  }
  &::after {
    inset-block-start: 50%;
    opacity: 0.55;
  }
`;

const Front = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 572px;
  padding-block-end: calc(var(--grass) + 130px);
  ${({ theme }) => theme.media.md} {
    min-block-size: calc(410px + var(--grass));
    padding-block-end: var(--grass);
  }
`;

const Pitch = styled.div`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.layout.gutter.phone} 0`};
  ${({ theme }) => theme.media.md} {
    padding: ${({ theme }) => `${theme.space[6]} ${theme.layout.gutter.landing} ${theme.space[2]}`};
  }
`;

const Headline = styled.h1`
  ${textStyle('title')}
  font-size: min(3rem, 26vw);
  & > span {
    display: block;
  }
  ${({ theme }) => theme.media.md} {
    ${textStyle('display')}
  }
`;

const Text = styled.p`
  max-inline-size: 27rem;
  margin-block: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.onBrandBarMuted};
  ${({ theme }) => theme.media.md} {
    margin-block-start: ${({ theme }) => theme.space[5]};
    line-height: 1.625;
  }
`;

/** Hidden on phones, where the steps follow directly. */
const Lead = styled.span`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: inline;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;
