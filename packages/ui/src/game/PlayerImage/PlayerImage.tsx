import { useState } from 'react';
import styled from 'styled-components';
import { Jersey, type JerseyProps } from '../../primitives/Jersey/Jersey.tsx';

export interface PlayerImageProps extends Pick<JerseyProps, 'kit' | 'number'> {
  /** Address of his picture; undefined where the edition has none. */
  readonly src?: string | undefined;
}

/**
 * A player's picture, in the room of his jersey; the jersey itself where there is none or it does not load. His name stands beside it in
 * words. In a list use `Jersey`. [G-165]
 */
export function PlayerImage({ src, ...jersey }: PlayerImageProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return <Jersey {...jersey} />;
  return <Picture src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}

/** The measures of the jersey, so that nothing moves when one takes the place of the other. */
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 96 / 92;
  object-fit: contain;
  object-position: bottom;
`;
