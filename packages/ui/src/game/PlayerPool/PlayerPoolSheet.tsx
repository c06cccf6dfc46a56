import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { space } from '../../theme/scale.ts';
import { pool } from '../../theme/poolScale.ts';
import { BudgetBar, type BudgetBarProps } from '../BudgetBar/BudgetBar.tsx';
import { PlayerPool, type PlayerPoolProps } from './PlayerPool.tsx';

export interface PlayerPoolSheetProps extends PlayerPoolProps, Pick<BudgetBarProps, 'picked' | 'saving'> {
  readonly onClose: () => void;
  /** There is no budget to keep in sight: it is as good as endless. */
  readonly isLimitless?: boolean;
  /** Stands over the pool: the transfers that it fills. */
  readonly above?: ReactNode;
  readonly isOpen?: boolean;
}

/** The pool of a phone: a sheet over the pitch with the budget always in sight at its foot. Closes by its cross, Escape and a press beside it. */
export function PlayerPoolSheet({ picked, saving, isLimitless = false, above, isOpen = true, ...rest }: PlayerPoolSheetProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={(opened) => !opened && rest.onClose()} isDismissable>
      <Sheet>
        <Root>
          {above}
          <PlayerPool {...rest} />
          <BudgetBar budget={isLimitless ? null : rest.budget} picked={picked} {...(saving && { saving })} />
        </Root>
      </Sheet>
    </Scrim>
  );
}

const rise = keyframes`
  from { transform: translateY(${space[6]}); opacity: 0; }
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 10;
  block-size: var(--visual-viewport-height, 100dvh);
  display: flex;
  justify-content: center;
  padding-block-start: ${pool.sheetTop};
  background-color: ${({ theme }) => theme.color.scrim};
  /* A phone on its side has no height to spare. */
  @media (max-height: 480px) {
    padding-block-start: 0;
  }
`;

const Sheet = styled(Modal)`
  display: flex;
  inline-size: 100%;
  max-inline-size: ${pool.sheetMax};
  overflow: hidden;
  border-start-start-radius: ${({ theme }) => theme.radius.lg};
  border-start-end-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  &[data-entering] {
    animation: ${rise} ${({ theme }) => theme.motion.enter};
  }
  &[data-exiting] {
    animation: ${rise} ${({ theme }) => theme.motion.leave} reverse forwards;
  }
`;

const Root = styled(Dialog)`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  padding-block-start: ${({ theme }) => theme.space[2]};
  outline: none;
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
