import type { Kit, KitPattern } from '@rugby/domain/kits';
import type { ReactElement } from 'react';
import { mirror } from './jerseyDrawing.ts';

export interface JerseyPatternProps {
  readonly kit: Kit;
  readonly part: 'body' | 'left-sleeve' | 'right-sleeve';
}

/** The pattern of a kit over its base, in the second colour. Larger than the jersey: the caller clips it. */
export function JerseyPattern({ kit, part }: JerseyPatternProps) {
  const { body, sleeve, leftSleeve } = shapes[kit.pattern];
  if (part === 'body') return <g fill={kit.second}>{body}</g>;
  if (part === 'left-sleeve') return <g fill={kit.second}>{sleeve ?? leftSleeve}</g>;
  return (
    <g fill={kit.second} transform={mirror}>
      {sleeve}
    </g>
  );
}

interface PatternShapes {
  readonly body?: ReactElement;
  /** Drawn on the left sleeve and mirrored on the right one. */
  readonly sleeve?: ReactElement;
  /** Drawn on the left sleeve only. */
  readonly leftSleeve?: ReactElement;
}

const shapes: Readonly<Record<KitPattern, PatternShapes>> = {
  plain: {},
  hoops: {
    body: <path d="M0 17h96v10H0ZM0 37h96v10H0ZM0 57h96v10H0ZM0 77h96v10H0Z" />,
    sleeve: <path d="M-20 16h80v8H-20ZM-20 33h80v8H-20Z" transform="rotate(27 13 32)" />,
  },
  stripes: { body: <path d="M29.5 0h7v92h-7ZM44.5 0h7v92h-7ZM59.5 0h7v92h-7Z" /> },
  yoke: {
    body: <path d="M0 0H96V27C76 27 62 31 48 31C34 31 20 27 0 27Z" />,
    sleeve: <path d="M0 0H40V27.4C28 27 16 28 0 32Z" />,
  },
  sash: { body: <path d="M10 2L34 2L84 74L84 96L70 96Z" /> },
  halves: { body: <path d="M48 0h48v92H48Z" />, leftSleeve: <path d="M0 0h48v92H0Z" /> },
};
