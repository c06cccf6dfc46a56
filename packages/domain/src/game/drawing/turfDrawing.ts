/** Perspective of a drawing: sizes in px of its own view box, lines at 0 and 100 metres. */
export interface TurfView {
  readonly width: number;
  readonly height: number;
  /** Half the width of the near try line. */
  readonly ownHalfWidth: number;
  readonly ownTryLine: number;
  readonly farTryLine: number;
}

/** All shapes of the field in perspective, as path data and numbers of one SVG. */
export interface TurfDrawing {
  readonly view: TurfView;
  /** Top of the grass; the boards and the stand are above it. */
  readonly horizon: number;
  readonly bands: string;
  readonly outsideTouch: string;
  readonly solidLines: string;
  readonly dashedLines: string;
  readonly tryLines: string;
  readonly ticks: string;
}

/** Perspective for a wide pitch. */
export const wideView: TurfView = { width: 856, height: 764, ownHalfWidth: 500, ownTryLine: 752, farTryLine: 72 };
/** Perspective for a phone. It is narrower than the field. */
export const phoneView: TurfView = { width: 360, height: 612, ownHalfWidth: 232, ownTryLine: 606, farTryLine: 70 };

/**
 * Draws the field as seen from behind the full back. The scale at a depth of z metres is 150 / (z + 150), so the far try line has
 * 0.6 of the width of the near one.
 */
export function drawTurf(view: TurfView): TurfDrawing {
  const { width, height, ownHalfWidth, ownTryLine, farTryLine } = view;
  const vanishing = (farTryLine - scaleAt(100) * ownTryLine) / (1 - scaleAt(100));
  const y = (z: number) => round(vanishing + (ownTryLine - vanishing) * scaleAt(z));
  const x = (z: number, metres: number) => round(width / 2 + (metres / halfWidth) * ownHalfWidth * scaleAt(z));
  const across = (z: number) => `M${x(z, -halfWidth)} ${y(z)}H${x(z, halfWidth)}`;
  const along = (metres: number, from: number, to: number) => `M${x(from, metres)} ${y(from)}L${x(to, metres)} ${y(to)}`;
  const touch = (side: -1 | 1, edge: number) =>
    `M${edge} ${y(farEnd)}H${x(farEnd, side * halfWidth)}L${x(nearEnd, side * halfWidth)} ${y(nearEnd)}V${height}H${edge}Z`;
  return {
    view,
    horizon: y(farEnd),
    bands: bandStarts.map((z) => `M0 ${y(z)}H${width}V${y(z + bandDepth)}H0Z`).join(''),
    outsideTouch: touch(-1, 0) + touch(1, width),
    solidLines: [...[22, 50, 78, farEnd].map(across), along(-halfWidth, nearEnd, farEnd), along(halfWidth, nearEnd, farEnd)].join(
      '',
    ),
    dashedLines: [5, 40, 60, 95].map(across).join(''),
    tryLines: [0, 100].map(across).join(''),
    ticks: tickDepths.flatMap((z) => tickPlaces.map((metres) => along(metres, z - 2.5, z + 2.5))).join(''),
  };
}

const halfWidth = 35;
const nearEnd = -10;
const farEnd = 109;
const bandDepth = 5;
const bandStarts = Array.from({ length: 12 }, (_, index) => nearEnd + index * 2 * bandDepth);
const tickDepths = [5, 22, 40, 60, 78, 95];
/** Five and fifteen metres in from each touchline. */
const tickPlaces = [-30, -20, 20, 30];

function scaleAt(z: number): number {
  return 150 / (z + 150);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
