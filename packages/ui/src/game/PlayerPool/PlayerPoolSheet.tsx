import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styled from 'styled-components';
import { useCloseRequest } from '../../primitives/Dialog/useCloseRequest.ts';
import { sheetBox, sheetColumn, sheetScrim } from '../../primitives/Drawer/sheetLook.ts';
import { pool } from '../poolScale.ts';
import { BudgetBar, type BudgetBarProps } from '../BudgetBar/BudgetBar.tsx';
import { focusFirstPlayer } from './focusFirstPlayer.ts';
import { PlayerPool, type PlayerPoolProps } from './PlayerPool.tsx';

export interface PlayerPoolSheetProps extends PlayerPoolProps, Pick<BudgetBarProps, 'isExcessAllowed' | 'saving'> {
  /** Number of players picked so far; undefined while the team is not known: there is no budget then. */
  readonly picked: number | undefined;
  readonly onClose: () => void;
  /** Hides the budget, which is unlimited. */
  readonly isLimitless?: boolean;
  /** Shown above the pool: the transfers that it fills. */
  readonly above?: ReactNode;
  readonly isOpen?: boolean;
}

/**
 * The pool of a phone: a sheet above the pitch, with the budget always visible at its bottom. Closes with its button, Escape and
 * a press outside.
 */
export function PlayerPoolSheet(props: PlayerPoolSheetProps) {
  const { picked, saving, isExcessAllowed = false, isLimitless = false, above, isOpen = true, ...rest } = props;
  useCloseRequest(isOpen, rest.onClose);
  return (
    <div onKeyDown={startAtPlayers} role="presentation">
      <Scrim isOpen={isOpen} onOpenChange={(opened) => !opened && rest.onClose()} isDismissable>
        <Sheet>
          <Root>
            {above}
            <PlayerPool {...rest} />
            {picked !== undefined && (
              <BudgetBar
                budget={isLimitless ? null : rest.budget}
                isExcessAllowed={isExcessAllowed}
                picked={picked}
                {...(saving && { saving })}
              />
            )}
          </Root>
        </Sheet>
      </Scrim>
    </div>
  );
}

/** The sheet has the focus when it opens: the first Tab leads to the players, Shift and Tab from there to the filters. */
function startAtPlayers(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  const isOnSheet = target instanceof Element && target.getAttribute('role') === 'dialog';
  if (key !== 'Tab' || shiftKey || !isOnSheet || !focusFirstPlayer()) return;
  event.preventDefault();
  // The sheet keeps the focus inside by a listener on the document, which would move it on.
  event.stopPropagation();
}

const Scrim = styled(ModalOverlay)`
  ${sheetScrim}
  /* A phone on its side has no height to spare. */
  ${({ theme }) => theme.media.short} {
    padding-block-start: 0;
  }
`;

const Sheet = styled(Modal)`
  ${sheetBox}
  background-color: ${({ theme }) => theme.color.surface};
`;

const Root = styled(Dialog)`
  ${sheetColumn}
  position: relative;
  padding-block-start: ${({ theme }) => theme.space[2]};
  /* The grip of a sheet. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${({ theme }) => theme.space[2]};
    inset-inline: 0;
    inline-size: ${({ theme }) => theme.space[10]};
    block-size: ${pool.grip};
    margin-inline: auto;
    border-radius: ${({ theme }) => theme.radius.full};
    background-color: ${({ theme }) => theme.color.border};
  }
  & > section:last-of-type {
    flex: 1;
  }
`;
