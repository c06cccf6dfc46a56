import type { Edition } from '@rugby/domain/editions';
import type { ReactElement } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { color } from '../../theme/color.ts';
import { drawing } from '../../theme/scale.ts';

export interface LandingSceneProps {
  readonly scene: Edition['scene'];
}

/** The background of the jerseys: posts before a moon between floodlights, or before the sun. */
export function LandingScene({ scene }: LandingSceneProps) {
  const Drawing = drawings[scene];
  return (
    <Scene viewBox="0 0 1280 410" $placing={placings[scene]}>
      <Drawing />
    </Scene>
  );
}

const drawings: Readonly<Record<Edition['scene'], () => ReactElement>> = { 'club-night': ClubNight, 'test-day': TestDay };

function ClubNight() {
  return (
    <>
      <path d="M772.7 410 A200 200 0 1 1 1147.3 410 Z" fill={color.sceneDisc} />
      <Tower x={640} beam="M612 150 L668 150 L1020 410 L727 410 Z" className="first" />
      <Tower x={1214} beam="M1186 150 L1242 150 L1078 410 L784 410 Z" className="second" />
      <g className="near" transform="translate(1074 72)">
        <path d="M-64 84 L64 84 L-330 338 L-760 338 Z" fill={drawing.light} opacity="0.05" />
        <Lamps scale={2.1} />
        <rect x="-8" y="76" width="16" height="262" fill={color.sceneMast} />
      </g>
      <Posts left={900} right={1020} top={134} bar={344} />
    </>
  );
}

function TestDay() {
  return (
    <>
      <path d="M611.8 410 A250 250 0 1 1 1088.2 410 Z" fill={color.sceneDisc} />
      <Posts left={792} right={908} top={144} bar={347} />
    </>
  );
}

interface PostsProps {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bar: number;
}

function Posts({ left, right, top, bar }: PostsProps) {
  return (
    <>
      <path
        className="posts"
        d={`M${left} ${top} V407 M${right} ${top} V407 M${left} ${bar} H${right}`}
        fill="none"
        stroke={color.scenePost}
        strokeLinecap="round"
      />
      {[left, right].map((x) => (
        <rect key={x} className="pad" x={x - 14} y="386" width="28" height="80" rx="8" fill={color.board} />
      ))}
    </>
  );
}

function Tower({ x, beam, className }: { readonly x: number; readonly beam: string; readonly className: string }) {
  return (
    <g className={className}>
      <path d={beam} fill={drawing.light} opacity="0.05" />
      <rect x={x - 2.5} y="150" width="5" height="260" fill={color.sceneMast} />
      <g transform={`translate(${x} 116)`}>
        <Lamps scale={1} />
      </g>
    </g>
  );
}

/** Four by three lamps, each row a little darker. */
function Lamps({ scale }: { readonly scale: number }) {
  return (
    <g fill={color.onBrandBar} transform={`scale(${scale})`}>
      {[0, 1, 2].map((row) =>
        [-30, -14.5, 1, 16.5].map((x) => (
          <rect key={x} x={x} y={row * 12} width="13.5" height="9" rx="2" opacity={1 - row * 0.15} />
        )),
      )}
    </g>
  );
}

/** On a phone the drawing is small and on the right in every edition. */
const placings: Readonly<Record<Edition['scene'], RuleSet>> = {
  'club-night': css`
    inset-inline-end: -54px;
    inline-size: 576px;
  `,
  'test-day': css`
    inset-inline-end: -71px;
    inline-size: 486px;
  `,
};

const Scene = styled.svg<{ $placing: RuleSet }>`
  position: absolute;
  inset-block-end: var(--grass);
  ${({ $placing }) => $placing}
  max-inline-size: none;
  overflow: visible;
  & > .first,
  & > .second {
    display: none;
  }
  & > .posts {
    stroke-width: 10px;
  }
  ${({ theme }) => theme.media.md} {
    inset-inline-end: max(0px, (100% - ${({ theme }) => theme.layout.landingMax}) / 2);
    inline-size: min(100%, ${({ theme }) => theme.layout.landingMax});
    & > .near,
    & > .pad {
      display: none;
    }
    & > .second {
      display: inline;
    }
    & > .posts {
      stroke-width: 5px;
    }
  }
  @media (min-width: 72.5em) {
    & > .first {
      display: inline;
    }
  }
`;
