import styled from 'styled-components';
import { outline } from '@rugby/domain/game/drawing/jerseyDrawing';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { space } from '../../theme/scale.ts';
import { cardFrame, plateLines } from './cardFrame.ts';

/**
 * Placeholder of a card: a jersey without colours and an empty plate. Hidden from screen readers: the pitch says that it loads.
 */
export function PlayerCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <svg viewBox="0 0 96 92">
        <path d={outline} />
      </svg>
      <Plate>
        <Skeleton width="60%" height="30%" />
        <Line>
          <Skeleton width="26%" height="60%" />
          <Skeleton width="24%" height="100%" />
        </Line>
      </Plate>
    </Card>
  );
}

const Card = styled.span`
  ${cardFrame}
  & > svg {
    inline-size: var(--jersey-size);
    margin-inline: auto;
    fill: ${({ theme }) => theme.color.onTurf};
    opacity: 0.16;
  }
`;

const Plate = styled.span`
  ${plateLines}
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
`;

const Line = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  block-size: 40%;
`;
