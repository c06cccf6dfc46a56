import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { poolColumns, poolRow } from '../poolScale.ts';

/** Placeholder of a row while players load. Hidden from screen readers: the list says that it loads. */
export function PoolRowSkeleton() {
  return (
    <Root aria-hidden="true">
      <Skeleton width="100%" height="36px" />
      <Texts>
        <Skeleton width="112px" height="14px" />
        <Skeleton width="72px" height="10px" />
      </Texts>
      <Skeleton width="100%" height="14px" />
      <Skeleton width="100%" height="14px" />
      <Skeleton width="100%" height="44px" />
    </Root>
  );
}

const Root = styled.div`
  ${poolColumns}
  align-items: center;
  block-size: ${poolRow.height}rem;
  ${hairline('block-end')}
`;

const Texts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;
