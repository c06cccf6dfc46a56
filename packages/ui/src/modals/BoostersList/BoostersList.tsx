import type { BoosterType } from '@rugby/domain/game/model/entities';
import styled from 'styled-components';
import { type BoosterAvailability, BoosterTile } from '../../game/BoosterTile/BoosterTile.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A booster of the edition and its availability in the current round. */
export interface ListedBooster {
  readonly type: BoosterType;
  /** The edition's name for the booster. */
  readonly name: string;
  readonly state: BoosterAvailability;
}

export interface BoostersListProps {
  readonly boosters: readonly ListedBooster[];
  /** Whether a stage follows in which every booster can be used again. */
  readonly hasLaterStage: boolean;
  /** Number of boosters that can be active in one round. */
  readonly perRound: number;
  /** Whether a Limitless team may stay over budget after the round, by the edition's rule. */
  readonly keepsLimitless?: boolean;
  /** The booster with a request under way. */
  readonly pending?: BoosterType | undefined;
  readonly onUse: (type: BoosterType) => void;
  readonly onReset: (type: BoosterType) => void;
  readonly onClose: () => void;
}

/** The boosters of the season stage: effect, availability and action of each. */
export function BoostersList(props: BoostersListProps) {
  const { boosters, hasLaterStage, perRound, keepsLimitless = false, pending, onUse, onReset, onClose } = props;
  const words = useWords();
  return (
    <Dialog
      size="boosters"
      title={words('boosters.list.title')}
      subtitle={words('boosters.list.subtitle', { count: perRound })}
      isDismissable
      onClose={onClose}
      actions={
        <>
          <Stage>{words(hasLaterStage ? 'boosters.list.nextStage' : 'boosters.list.lastStage')}</Stage>
          <Button onPress={onClose}>{words('boosters.list.done')}</Button>
        </>
      }
    >
      <ul>
        {boosters.map(({ type, name, state }) => (
          <Line key={type}>
            <BoosterTile
              type={type}
              name={name}
              state={state}
              keepsLimitless={keepsLimitless}
              isPending={pending === type}
              onUse={() => onUse(type)}
              onReset={() => onReset(type)}
            />
          </Line>
        ))}
      </ul>
    </Dialog>
  );
}

/** Full width, so that the lines between items reach the edges of the dialog. */
const Line = styled.li`
  margin-inline: calc(-1 * var(--dialog-inset));
  padding: ${({ theme }) => `${theme.space[5]} var(--dialog-inset)`};
  ${hairline('block-start')}
  &:last-child {
    padding-block-end: 0;
  }
`;

const Stage = styled.p`
  flex: 1 1 12rem;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
