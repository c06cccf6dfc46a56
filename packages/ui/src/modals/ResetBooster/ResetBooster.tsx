import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import { useWords } from '../../words/WordsProvider.tsx';
import { Confirm } from '../Confirm/Confirm.tsx';

export interface ResetBoosterProps {
  readonly type: BoosterType;
  /** What the edition calls it. */
  readonly name: string;
  /** Whom it is on; null for one that needs nobody. */
  readonly player: string | null;
  readonly roundNumber: number;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  readonly isPending?: boolean;
  readonly error?: string;
}

/** Asked before an active booster is taken off. [G-106, G-279] */
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
