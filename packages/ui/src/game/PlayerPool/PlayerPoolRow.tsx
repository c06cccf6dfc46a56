import type { PoolStatistic } from '@rugby/domain/game/players/statistics';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { createContext, use, useId } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { poolUnderName } from '../poolScale.ts';
import { PoolRow } from '../PoolRow/PoolRow.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { RefusalNote } from '../RefusalNote/RefusalNote.tsx';
import type { RefusalFix } from '../RefusalNote/refusalFixes.ts';
import { focusRow } from './focusRow.ts';

/** Props that all rows of a list share. A context, so that a change renders only the visible rows again. */
export interface SharedRowProps {
  readonly names: Names;
  readonly statistic: PoolStatistic;
  readonly showsPosition: boolean;
  readonly isTransferring: boolean;
  /** Id of the player whose explanation is open. */
  readonly explained: number | null;
  readonly onAdd: (playerId: number) => void;
  readonly onFix: (fix: RefusalFix, playerId: number) => void;
  readonly onExplain: (playerId: number) => void;
}

export const RowsContext = createContext<SharedRowProps | undefined>(undefined);

export interface PlayerPoolRowProps {
  readonly content: PoolRowContent;
}

/**
 * A row of the list, with the explanation of its refusal below when open. Adding the player removes the button, so the focus
 * moves to the row.
 */
export function PlayerPoolRow({ content }: PlayerPoolRowProps) {
  const shared = use(RowsContext);
  const noteId = useId();
  if (shared === undefined) throw new Error('PlayerPoolRow stands in a PlayerPoolList');
  const { names, statistic, showsPosition, isTransferring, explained, onAdd, onFix, onExplain } = shared;
  const { player, state } = content;
  const isExplained = explained === player.id && state.kind === 'refused';
  return (
    <Root $isExplained={isExplained}>
      <PoolRow
        content={content}
        statistic={statistic}
        names={names}
        showsPosition={showsPosition}
        isExplained={isExplained}
        noteId={noteId}
        onAdd={({ target }) => {
          focusRow(target);
          onAdd(player.id);
        }}
        onExplain={() => onExplain(player.id)}
      />
      {isExplained && (
        <Note>
          <RefusalNote
            id={noteId}
            refusals={state.refusals}
            names={names}
            isTransferring={isTransferring}
            onFix={(fix, { target }) => {
              focusRow(target);
              onFix(fix, player.id);
            }}
          />
        </Note>
      )}
    </Root>
  );
}

const Root = styled.div<{ $isExplained: boolean }>`
  ${hairline('block-end')}
  background-color: ${({ theme, $isExplained }) => ($isExplained ? theme.color.warningTint : 'transparent')};
`;

/** Aligned with the name above it. */
const Note = styled.div`
  padding-block: ${({ theme }) => `${theme.space[1]} ${theme.space[5]}`};
  ${poolUnderName}
  cursor: auto;
`;
