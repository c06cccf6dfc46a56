import styled from 'styled-components';
import { outline } from '../../primitives/Jersey/jerseyDrawing.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { space } from '../../theme/scale.ts';
import { cardMeasures } from '../../theme/gameScale.ts';

/** Keeps the place of a card: a jersey without colours and a plate without words. Silent: the pitch says that it is loading. */
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
  ${cardMeasures}
  position: relative;
  display: block;
  inline-size: var(--card-width);
  block-size: var(--card-height);
  & > svg {
    inline-size: var(--jersey-size);
    margin-inline: auto;
    fill: ${({ theme }) => theme.color.onTurf};
    opacity: 0.16;
  }
`;

const Plate = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  block-size: var(--plate-height);
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  border-radius: ${({ theme }) => theme.radius.plate};
  background-color: ${({ theme }) => theme.color.plate};
`;

const Line = styled.span`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  block-size: 40%;
`;
