import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { narrowPool } from '../poolScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PoolBand } from './PoolBand.ts';

/** A notice about all rows of the pool; `time` is displayed as it is. */
export type PoolNotice =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'full' | 'started';
      /** Given when players change by transfers. Otherwise a full team has to remove a player first. */
      readonly onStartTransfers?: (() => void) | undefined;
    }
  | { readonly kind: 'offline'; readonly time: string };

export interface PlayerPoolNoticeProps {
  readonly notice: PoolNotice;
}

/** A band above the list. A full team gets one notice with its action, instead of a refusal in every row. */
export function PlayerPoolNotice({ notice }: PlayerPoolNoticeProps) {
  const words = useWords();
  if (notice.kind === 'offline')
    return (
      <PoolBand $tone="infoTint">
        <Icon name="offline" />
        <span>{words('pool.notice.offline', { time: notice.time })}</span>
      </PoolBand>
    );
  if (notice.kind === 'closed')
    return (
      <PoolBand $tone="infoTint">
        <Icon name="lock" />
        <span>{words('pool.notice.closed')}</span>
      </PoolBand>
    );
  const { onStartTransfers } = notice;
  if (notice.kind === 'started')
    return (
      <PoolBand $tone="selected">
        <span>{words('refusals.full.team-started')}</span>
        {onStartTransfers && <Start onPress={onStartTransfers} />}
      </PoolBand>
    );
  if (onStartTransfers === undefined)
    return (
      <PoolBand $tone="selected">
        <span>
          {words('pool.notice.full')} {words('pool.notice.makeRoom')}
        </span>
      </PoolBand>
    );
  return (
    <PoolBand $tone="selected">
      <span>
        {words('pool.notice.full')}
        <Wide> {words('pool.notice.toSwap')}</Wide>
      </span>
      <Start onPress={onStartTransfers} />
    </PoolBand>
  );
}

function Start({ onPress }: { readonly onPress: () => void }) {
  const words = useWords();
  return (
    <Button variant="quiet" size="sm" onPress={onPress}>
      <span>
        {words('pool.notice.start')}
        <Narrow> {words('pool.notice.transfers')}</Narrow>
      </span>
    </Button>
  );
}

const Wide = styled.span`
  ${narrowPool} {
    display: none;
  }
`;

/** The full text where the sentence beside it is short. Screen readers always get it. */
const Narrow = styled.span`
  @container pool (min-width: 25rem) {
    ${visuallyHidden}
  }
`;
