import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import type { WordKey } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { BoosterEmblem } from '../../game/BoosterTile/BoosterEmblem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface BoosterConfirmProps {
  readonly type: BoosterType;
  /** What the edition calls it. */
  readonly name: string;
  /** Whom it is on; null for one that needs nobody. */
  readonly player: string | null;
  readonly roundNumber: number;
  /** Whether a Limitless team stays over its budget afterwards, by the edition's rule. [G-297] */
  readonly keepsLimitless?: boolean;
  readonly onClose: () => void;
}

/**
 * After a booster was set: what it does, for whom, and how long it can be taken back. A triple captain's follows the armband. [G-105,
 * G-296]
 */
export function BoosterConfirm(props: BoosterConfirmProps) {
  const { type, name, player, roundNumber, keepsLimitless = false, onClose } = props;
  const words = useWords();
  const what: WordKey =
    keepsLimitless && restoresSelection(type) ? `boosters.confirmWhenKept.${type}` : `boosters.confirm.${type}`;
  return (
    <Dialog
      title={
        player === null
          ? words('boosters.confirm.active', { booster: name })
          : words('boosters.confirm.on', { booster: name, player })
      }
      isDismissable
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('boosters.confirm.done')}</Button>}
    >
      <Root>
        <BoosterEmblem type={type} state="on" />
        <div>
          <p>{words(what, { player: player ?? '', round: roundNumber })}</p>
          <p>{words('boosters.confirm.reset')}</p>
        </div>
      </Root>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  & p + p {
    margin-block-start: ${({ theme }) => theme.space[2]};
  }
`;
