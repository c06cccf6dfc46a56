import styled, { keyframes } from 'styled-components';

export interface SkeletonProps {
  /** In CSS units: as wide as what will stand here. */
  readonly width: string;
  /** In CSS units: as high as what will stand here. */
  readonly height: string;
  readonly isRound?: boolean;
}

/** A block that keeps the place of what is loading. Silent: the region around it is `aria-busy` and says so in words. */
export function Skeleton({ width, height, isRound = false }: SkeletonProps) {
  return <Block aria-hidden="true" $width={width} $height={height} $isRound={isRound} />;
}

const breathe = keyframes`
  to { opacity: 0.55; }
`;

const Block = styled.span<{ $width: string; $height: string; $isRound: boolean }>`
  display: inline-block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ theme, $isRound }) => ($isRound ? theme.radius.full : theme.radius.sm)};
  background-color: ${({ theme }) => theme.color.skeleton};
  vertical-align: middle;
  animation: ${breathe} ${({ theme }) => theme.motion.skeleton} infinite alternate;
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid;
  }
`;
