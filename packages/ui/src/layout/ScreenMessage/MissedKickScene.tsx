import styled from 'styled-components';
import { color } from '../../theme/color.ts';

/** Drawing of a missed kick: posts, grass, and the ball on its way past them. */
export function MissedKickScene() {
  return (
    <Scene aria-hidden="true" focusable="false" viewBox="0 0 640 480" preserveAspectRatio="xMaxYMax meet">
      <circle cx="420" cy="300" r="190" fill={color.sceneDisc} />
      <path d="M-4000 400 H640 V480 H-4000 Z" fill={color.turfA} />
      <path d="M-4000 400 H640 V412 H-4000 Z" fill={color.board} />
      <path d="M-4000 440 H640 V480 H-4000 Z" fill={color.turfB} />
      <path
        d="M370 96 V404 M470 96 V404 M370 300 H470"
        fill="none"
        stroke={color.scenePost}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M150 440 Q330 120 560 130"
        fill="none"
        stroke={color.onBrandBarMuted}
        strokeWidth="3"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <g transform="translate(566 130) rotate(-24)">
        <ellipse rx="26" ry="16" fill={color.brandBarMarker} />
        <path d="M-13 0 H13 M-6 -5 V5 M0 -6 V6 M6 -5 V5" stroke={color.brandBar} strokeWidth="2" strokeLinecap="round" />
      </g>
    </Scene>
  );
}

/** Beside the text on wide screens; faint and behind the text on a phone. */
const Scene = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 100%;
  max-inline-size: none;
  overflow: visible;
  opacity: 0.3;
  ${({ theme }) => theme.media.md} {
    inline-size: 50%;
    opacity: 1;
  }
`;
