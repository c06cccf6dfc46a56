import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { BoosterAvailability } from './boosterAvailability.ts';

export interface BoosterTileStateProps {
  readonly name: string;
  readonly state: BoosterAvailability;
  readonly isPending: boolean;
  readonly onUse: () => void;
  readonly onReset: () => void;
}

/** The action of a tile: use it, reset it, or the reason why neither is possible. */
export function BoosterTileState({ name, state, isPending, onUse, onReset }: BoosterTileStateProps) {
  const words = useWords();
  switch (state.kind) {
    case 'free':
      return (
        <Button size="sm" isPending={isPending} onPress={onUse} aria-label={words('boosters.tile.useOf', { booster: name })}>
          {words('boosters.tile.use')}
        </Button>
      );
    case 'active':
      return (
        <>
          <On>
            <Icon name="check" size={16} />
            {state.player === null ? words('boosters.tile.active') : words('boosters.tile.activeOn', { player: state.player })}
          </On>
          {state.refusal === undefined ? (
            <Button
              size="sm"
              variant="outline"
              isPending={isPending}
              onPress={onReset}
              aria-label={words('boosters.tile.resetOf', { booster: name })}
            >
              {words('boosters.tile.reset')}
            </Button>
          ) : (
            <span>{state.refusal}</span>
          )}
        </>
      );
    case 'used':
      return (
        <span>
          {state.player === null
            ? words('boosters.tile.used', { round: state.roundNumber })
            : words('boosters.tile.usedOn', { round: state.roundNumber, player: state.player })}
        </span>
      );
    case 'locked':
      return (
        <>
          <span>{state.reason}</span>
          <Button size="sm" isDisabled aria-label={words('boosters.tile.useOf', { booster: name })}>
            {words('boosters.tile.use')}
          </Button>
        </>
      );
  }
}

const On = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme }) => theme.color.raised};
  ${textStyle('cardName')}
  font-weight: 600;
  color: ${({ theme }) => theme.color.positive};
`;
