import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import type { WordKey } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { BoosterEmblem } from '../../game/BoosterTile/BoosterEmblem.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';

export interface BoosterConfirmProps {
  readonly type: BoosterType;
  /** The edition's name for the booster. */
  readonly name: string;
  /** The player it is used on; null for a booster without a player. */
  readonly player: string | null;
  readonly roundNumber: number;
  /** Whether a Limitless team may stay over budget after the round, by the edition's rule. */
  readonly keepsLimitless?: boolean;
  readonly onClose: () => void;
}

/**
 * Confirms that a booster is active: its effect, its player, and until when it can be reset. A triple captain follows the
 * captaincy.
 */
export function BoosterConfirm(props: BoosterConfirmProps) {
  const { type, name, player, roundNumber, keepsLimitless = false, onClose } = props;
  const words = useWords();
  const what: WordKey =
    keepsLimitless && restoresSelection(type) ? `boosters.confirmWhenKept.${type}` : `boosters.confirm.${type}`;
  return (
    <GlobalPrompt
      title={
        player === null
          ? words('boosters.confirm.active', { booster: name })
          : words('boosters.confirm.on', { booster: name, player })
      }
      onClose={onClose}
      closeLabel={words('boosters.confirm.done')}
    >
      <Root>
        <BoosterEmblem type={type} state="on" />
        <div>
          <p>{words(what, { player: player ?? '', round: roundNumber })}</p>
          <p>{words('boosters.confirm.reset')}</p>
        </div>
      </Root>
    </GlobalPrompt>
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
