import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface SampleTurfProps {
  readonly cards: readonly (readonly [caption: string, card: ReactNode])[];
}

/** Cards on grass with a caption each, for stories. */
export function SampleTurf({ cards }: SampleTurfProps) {
  return (
    <Turf>
      {cards.map(([caption, card]) => (
        <figure key={caption}>
          {card}
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </Turf>
  );
}

const Turf = styled.div`
  container: pitch / inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: 20px 6px;
  margin: -16px;
  padding: 20px 8px;
  background-color: ${({ theme }) => theme.color.turfA};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.onTurf};
  text-align: center;
  & figure {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
  }
  ${({ theme }) => theme.media.sm} {
    column-gap: ${({ theme }) => theme.space[6]};
  }
`;
