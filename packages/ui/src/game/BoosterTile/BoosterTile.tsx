import { restoresSelection } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import type { WordKey } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { BoosterEmblem, type EmblemState } from './BoosterEmblem.tsx';
import { BoosterTileState } from './BoosterTileState.tsx';
import type { BoosterAvailability } from './boosterAvailability.ts';

export type { BoosterAvailability } from './boosterAvailability.ts';

export interface BoosterTileProps {
  readonly type: BoosterType;
  /** The edition's name for the booster. */
  readonly name: string;
  readonly state: BoosterAvailability;
  /** Whether a Limitless team may stay over budget after the round, by the edition's rule. */
  readonly keepsLimitless?: boolean;
  /** Whether a request to use or reset it is under way. */
  readonly isPending?: boolean;
  readonly onUse: () => void;
  readonly onReset: () => void;
}

/** A booster: its effect, its availability, and the one action that is possible now. */
export function BoosterTile({ type, name, state, keepsLimitless = false, isPending = false, onUse, onReset }: BoosterTileProps) {
  const words = useWords();
  const what: WordKey = keepsLimitless && restoresSelection(type) ? `boosters.whatWhenKept.${type}` : `boosters.what.${type}`;
  return (
    <Root>
      <BoosterEmblem type={type} state={emblems[state.kind]} />
      <div>
        <Name>{name}</Name>
        <Effect>{words(what)}</Effect>
      </div>
      <State>
        <BoosterTileState name={name} state={state} isPending={isPending} onUse={onUse} onReset={onReset} />
      </State>
    </Root>
  );
}

const emblems: Readonly<Record<BoosterAvailability['kind'], EmblemState>> = {
  active: 'on',
  free: 'ready',
  locked: 'ready',
  used: 'spent',
};

const Root = styled.article`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  align-items: center;
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: auto minmax(0, 1fr) minmax(148px, auto);
    column-gap: ${({ theme }) => theme.space[5]};
  }
`;

const Name = styled.h3`
  ${textStyle('rowName')}
  font-weight: 700;
`;

const Effect = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;

/** Below the text on a phone, beside it on wider screens. */
const State = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.sm} {
    grid-column: 3;
    flex-direction: column;
    align-items: flex-end;
    max-inline-size: 232px;
    text-align: end;
  }
`;
