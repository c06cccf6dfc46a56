import { useState } from 'react';
import styled from 'styled-components';
import { Jersey, type JerseyProps } from '../../primitives/Jersey/Jersey.tsx';

export interface PlayerImageProps extends Pick<JerseyProps, 'kit' | 'number'> {
  /** URL of the picture; undefined where the edition has none. */
  readonly src?: string | undefined;
}

/**
 * A player's picture, or the jersey where there is no picture or it does not load. The player's name stands beside it. In a list
 * use `Jersey`.
 */
export function PlayerImage({ src, ...jersey }: PlayerImageProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed) return <Jersey {...jersey} />;
  return <Picture src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}

/** Same size as the jersey, so that nothing moves when the picture loads. */
const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: 96 / 92;
  object-fit: contain;
  object-position: bottom;
`;
