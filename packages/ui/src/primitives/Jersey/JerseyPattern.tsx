import { kitPatterns, mirror, type PatternShape } from '@rugby/domain/game/drawing/jerseyDrawing';
import type { Kit } from '@rugby/domain/kits';

export interface JerseyPatternProps {
  readonly kit: Kit;
  readonly part: 'body' | 'left-sleeve' | 'right-sleeve';
}

/** The pattern of a kit over its base, in the second colour. Larger than the jersey: the caller clips it. */
export function JerseyPattern({ kit, part }: JerseyPatternProps) {
  const { body, sleeve, leftSleeve } = kitPatterns[kit.pattern];
  if (part === 'body') return <Shape kit={kit} shape={body} />;
  if (part === 'left-sleeve') return <Shape kit={kit} shape={sleeve ?? leftSleeve} />;
  return (
    <g transform={mirror}>
      <Shape kit={kit} shape={sleeve} />
    </g>
  );
}

function Shape({ kit, shape }: { readonly kit: Kit; readonly shape: PatternShape | undefined }) {
  return shape === undefined ? null : <path fill={kit.second} {...shape} />;
}
