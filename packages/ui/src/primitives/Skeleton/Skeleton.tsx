import styled, { keyframes } from 'styled-components';

export interface SkeletonProps {
  /** CSS width of the content to come. */
  readonly width: string;
  /** CSS height of the content to come. */
  readonly height: string;
  readonly isRound?: boolean;
}

/** A placeholder for loading content. Decorative: the region around it is `aria-busy` and has a text. */
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
