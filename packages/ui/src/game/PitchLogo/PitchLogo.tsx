import styled from 'styled-components';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';

export interface PitchLogoProps {
  /** The edition's title. */
  readonly title: string;
}

/** The game's logo above a read-only lineup, on a plate beside the goalposts. In the header use `Wordmark`. */
export function PitchLogo({ title }: PitchLogoProps) {
  return (
    <Plate>
      <Wordmark title={title} form="compact" />
    </Plate>
  );
}

const Plate = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.brandBar};
  box-shadow: ${({ theme }) => theme.elevation[2]};
`;
