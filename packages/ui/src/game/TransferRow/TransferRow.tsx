import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { TransferContent } from './transferContent.ts';
import { TransferRowFill } from './TransferRowFill.tsx';
import { TransferRowSide } from './TransferRowSide.tsx';

export type { TransferContent, TransferSide } from './transferContent.ts';

/** Actions for an unsent transfer. */
export interface TransferRowActions {
  /** Chooses a player to come in. */
  readonly onFill: () => void;
  /** Takes the incoming player out again; the slot stays open. */
  readonly onDrop: () => void;
  /** Removes the whole transfer. */
  readonly onRevert: () => void;
}

export interface TransferRowProps {
  readonly transfer: TransferContent;
  /** Without them the transfer is read-only. */
  readonly actions?: TransferRowActions;
}

/**
 * One transfer: who leaves, who comes in, and both prices. A side whose match has started shows that it is locked. One sentence says which
 * action remains: while the leaving player is locked, none but the revert.
 */
export function TransferRow({ transfer, actions }: TransferRowProps) {
  const words = useWords();
  const { out, in: incoming, position } = transfer;
  return (
    <Root $hasActions={actions !== undefined}>
      <TransferRowSide side={out} direction="out" />
      <Icon name="arrow-right" size={18} />
      {incoming && <TransferRowSide side={incoming} direction="in" />}
      {!incoming && actions && <TransferRowFill position={position} player={out.name} onPress={actions.onFill} />}
      {!incoming && !actions && <OpenPosition>{words(`pool.positions.${position}`)}</OpenPosition>}
      {actions && (
        <IconButton
          icon="undo"
          variant="quiet"
          label={words('transfers.revert', { player: out.name })}
          onPress={actions.onRevert}
        />
      )}
      {actions && out.isLocked && <Reason>{words('transfers.lockedOut', { player: out.name })}</Reason>}
      {actions && !out.isLocked && incoming?.isLocked && (
        <Reason>
          {words('transfers.lockedIn', { player: incoming.name })}
          <Button variant="quiet" size="sm" onPress={actions.onDrop}>
            {words('transfers.another')}
          </Button>
        </Reason>
      )}
    </Root>
  );
}

const Root = styled.div<{ $hasActions: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasActions }) =>
    $hasActions ? 'minmax(0, 1fr) auto minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto minmax(0, 1fr)'};
  column-gap: ${fine[6]};
  align-items: center;
  min-block-size: 60px;
  & > svg {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const OpenPosition = styled.span`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Reason = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space[2]};
  padding-block-end: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.warning};
`;
