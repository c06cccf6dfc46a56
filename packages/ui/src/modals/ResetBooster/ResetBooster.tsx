import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface ResetBoosterProps {
  readonly type: BoosterType;
  /** The edition's name for the booster. */
  readonly name: string;
  /** The player it is used on; null for a booster without a player. */
  readonly player: string | null;
  readonly roundNumber: number;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  readonly isPending?: boolean;
}

/** Asks before an active booster is reset. */
export function ResetBooster({ type, name, player, roundNumber, onReset, ...rest }: ResetBoosterProps) {
  const words = useWords();
  const values = { booster: name, player: player ?? '', round: roundNumber };
  const plain = player === null ? 'boosters.resetQuestion.text' : 'boosters.resetQuestion.textOn';
  return (
    <Confirm tone="danger" confirmLabel={words('boosters.resetQuestion.confirm')} onConfirm={onReset} {...rest}>
      {words(restoresSelection(type) ? 'boosters.resetQuestion.textRestored' : plain, values)}
    </Confirm>
  );
}
