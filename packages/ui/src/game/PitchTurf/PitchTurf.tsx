import { useId } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { widePitch } from '../pitchScale.ts';
import { drawTurf, phoneView, type TurfDrawing, wideView } from '@rugby/domain/game/drawing/turfDrawing';

/**
 * Drawing of the field behind the cards, seen from behind the full back. It fills its container and is hidden from screen
 * readers. For a lineup use `Pitch`.
 */
export function PitchTurf() {
  return (
    <Place aria-hidden="true">
      <Narrow>
        <Field drawing={phone} />
      </Narrow>
      <Wide>
        <Field drawing={wide} />
        <FarPosts />
      </Wide>
    </Place>
  );
}

const wide = drawTurf(wideView);
const phone = drawTurf(phoneView);

/** Stretched to its container; the lines keep their width. */
function Field({ drawing }: { readonly drawing: TurfDrawing }) {
  const wash = useId();
  const { view, horizon } = drawing;
  const { width, height } = view;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" focusable="false">
      <radialGradient id={wash}>
        <stop offset="0" stopColor={color.turfC} />
        <stop offset="1" stopColor={color.turfC} stopOpacity="0" />
      </radialGradient>
      <rect y={horizon} width={width} height={height - horizon} fill={color.turfB} />
      <path d={drawing.bands} fill={color.turfA} />
      <ellipse cx={width / 2} cy={height * 0.45} rx={width * 0.6} ry={height * 0.55} fill={`url(#${wash})`} />
      <path d={drawing.outsideTouch} fill={color.apron} opacity="0.7" />
      <rect width={width} height={horizon} fill={color.stand} />
      <path d={drawSeats(width, horizon)} stroke={color.turfLine} opacity="0.08" />
      <rect y={horizon - boardHeight} width={width} height={boardHeight} fill={color.board} />
      <g fill="none" stroke={color.turfLine}>
        <path d={drawing.ticks} opacity="0.4" />
        <path d={drawing.dashedLines} strokeDasharray="10 7" opacity="0.45" />
        <path d={drawing.solidLines} className="bold" opacity="0.55" />
        <path d={drawing.tryLines} className="bold" opacity="0.9" />
      </g>
    </Drawing>
  );
}

/** The posts are not stretched. They stand on the far try line. */
function FarPosts() {
  return (
    <Posts viewBox="0 0 64 62" focusable="false" data-posts>
      <path d="M5 60V2M59 60V2M5 43H59" fill="none" stroke={color.onTurf} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M2 48h6v13H2ZM56 48h6v13H56Z" fill={color.board} />
    </Posts>
  );
}

const boardHeight = 6.5;

function drawSeats(width: number, horizon: number): string {
  return Array.from({ length: Math.floor((horizon - boardHeight) / 9) }, (_, row) => `M0 ${4.5 + row * 9}H${width}`).join('');
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background-color: ${({ theme }) => theme.color.turfA};
  ${({ theme }) => theme.media.forcedColors} {
    display: none;
  }
`;

const Narrow = styled.div`
  position: absolute;
  inset: 0;
  ${widePitch} {
    display: none;
  }
`;

const Wide = styled.div`
  position: absolute;
  inset: 0;
  display: none;
  ${widePitch} {
    display: block;
  }
`;

const Drawing = styled.svg`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  & path {
    vector-effect: non-scaling-stroke;
    stroke-width: 1.25px;
  }
  & .bold {
    stroke-width: 1.75px;
  }
`;

const Posts = styled.svg`
  position: absolute;
  inset-block-end: ${`${(1 - wideView.farTryLine / wideView.height) * 100}%`};
  inset-inline-start: calc(50% - 32px);
  inline-size: 64px;
  /* Where the tools reach the middle of the pitch, the posts would stand behind them. */
  @container pitch (max-width: 779px) {
    [data-pitch]:has([data-tools='building']) & {
      display: none;
    }
  }
  @container pitch (max-width: 1059px) {
    [data-pitch]:has([data-tools='all']) & {
      display: none;
    }
  }
`;
