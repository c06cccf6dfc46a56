import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { narrowPool, pool, poolGutter } from '../poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What the pool says once about all of its rows; `time` as the fan reads it. */
export type PoolNotice = { readonly kind: 'full' | 'started' } | { readonly kind: 'offline'; readonly time: string };

export interface PlayerPoolNoticeProps {
  readonly notice: PoolNotice;
  /** Where players change by transfers; without it a full team makes room by removing somebody. */
  readonly onStartTransfers?: (() => void) | undefined;
}

/** A band over the list. A full team is told so once, with the way on, instead of four hundred refusals. */
export function PlayerPoolNotice({ notice, onStartTransfers }: PlayerPoolNoticeProps) {
  const words = useWords();
  if (notice.kind === 'offline')
    return (
      <Band $tone="infoTint">
        <Icon name="offline" />
        <span>{words('pool.notice.offline', { time: notice.time })}</span>
      </Band>
    );
  if (notice.kind === 'started')
    return (
      <Band $tone="selected">
        <span>{words('refusals.full.team-started')}</span>
        {onStartTransfers && <Start onPress={onStartTransfers} />}
      </Band>
    );
  if (onStartTransfers === undefined)
    return (
      <Band $tone="selected">
        <span>
          {words('pool.notice.full')} {words('pool.notice.makeRoom')}
        </span>
      </Band>
    );
  return (
    <Band $tone="selected">
      <span>
        {words('pool.notice.full')}
        <Wide> {words('pool.notice.toSwap')}</Wide>
      </span>
      <Start onPress={onStartTransfers} />
    </Band>
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

const Band = styled.div<{ $tone: 'selected' | 'infoTint' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${pool.notice};
  padding-block: ${({ theme }) => theme.space[1]};
  ${poolGutter}
  background-color: ${({ theme, $tone }) => theme.color[$tone]};
  ${textStyle('body')}
  font-weight: 500;
  & > button {
    flex: none;
    margin-inline: auto calc(-1 * ${({ theme }) => theme.space[3]});
  }
`;

const Wide = styled.span`
  ${narrowPool} {
    display: none;
  }
`;

/** In full only where the sentence beside it is short; read out always. */
const Narrow = styled.span`
  @container pool (min-width: 400px) {
    ${visuallyHidden}
  }
`;
