import type { Round } from '@rugby/domain/game/model/entities';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { ChoiceSheet, useChoice } from '../../primitives/Field/useChoice.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { layout, narrowest, space } from '../../theme/scale.ts';
import { slant, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface RoundSelectorProps {
  /** The completed rounds and the current one, oldest first. */
  readonly rounds: readonly Pick<Round, 'id' | 'roundNumber' | 'status'>[];
  readonly selectedId: number;
  /** Omitted where the round is fixed: there is no choice then. */
  readonly onSelect?: (roundId: number) => void;
  /** Whether the rounds of the team are not known yet. There is no choice until they are. */
  readonly isLoading?: boolean;
  /** Shown above the name instead of the round's state: `Transfer mode`. */
  readonly caption?: string;
}

/** The start of the game bar: the shown round, and a choice of the others. */
export function RoundSelector({ onSelect, ...props }: RoundSelectorProps) {
  const shown = useShownRound(props);
  if (onSelect !== undefined) return <Choice {...props} {...shown} onSelect={onSelect} />;
  return (
    <FixedSlab>
      <div>
        <State>{shown.state}</State>
        <Name>{shown.name}</Name>
      </div>
    </FixedSlab>
  );
}

/** The name of the shown round, and its state or what is said instead. */
function useShownRound({ rounds, selectedId, caption }: RoundSelectorProps) {
  const words = useWords();
  const selected = rounds.find(({ id }) => id === selectedId);
  return {
    state: caption ?? (selected && words(`team.round.${selected.status}`)),
    name: selected && words('team.round.name', { round: selected.roundNumber }),
  };
}

interface ChoiceProps
  extends Required<Pick<RoundSelectorProps, 'rounds' | 'selectedId' | 'onSelect'>>, ReturnType<typeof useShownRound> {
  readonly isLoading?: boolean;
}

function Choice({ rounds, selectedId, onSelect, isLoading = false, state, name }: ChoiceProps) {
  const words = useWords();
  const options = rounds.toReversed().map(({ id, roundNumber, status }) => ({
    id,
    label: `${words('team.round.name', { round: roundNumber })} · ${words(`team.round.${status}`)}`,
  }));
  const { labelId, keys, button, sheet } = useChoice({ options, value: selectedId, onChange: onSelect });
  const valueId = useId();
  return (
    <>
      <Around {...keys}>
        <Label id={labelId}>{words('team.round.select')}</Label>
        <Slab {...button} isDisabled={isLoading} aria-labelledby={`${valueId} ${labelId}`}>
          <span id={valueId}>
            <State>{state}</State>
            <Name>
              {name}
              <Icon name="chevron-down" />
            </Name>
          </span>
        </Slab>
      </Around>
      {sheet && <ChoiceSheet {...sheet} offset={4} />}
    </>
  );
}

const Around = styled.div`
  position: relative;
`;

const Label = styled.span`
  ${visuallyHidden}
`;

/** Only the background is slanted. The button is not, so that its focus ring is complete. */
const slab = css`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: start;
  min-block-size: ${`${layout.gameBar.phone - 1}px`};
  padding: 0;
  padding-inline: ${({ theme }) => `${theme.layout.gutter.phone} ${space[6]}`};
  color: ${({ theme }) => theme.color.text};
  text-align: start;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background-color: ${({ theme }) => theme.color.selected};
    ${slant('slab', layout.gameBar.phone)}
  }
  ${narrowest} {
    padding-inline: ${space[3]} ${space[5]};
  }
  ${({ theme }) => theme.media.md} {
    min-block-size: ${`${layout.gameBar.wide - 1}px`};
    padding-inline: ${({ theme }) => `${theme.layout.gutter.desktop} ${space[10]}`};
    &::before {
      ${slant('slab', layout.gameBar.wide)}
    }
  }
  ${({ theme }) => theme.media.forcedColors} {
    border-inline-end: 1px solid ButtonText;
  }
`;

const FixedSlab = styled.div`
  ${slab}
`;

const Slab = styled(Button)`
  border: 0;
  background: none;
  cursor: pointer;
  ${slab}
  &[data-hovered]::before {
    filter: brightness(1.06);
  }
  &[data-focus-visible] {
    outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focus}`};
    outline-offset: -${space[1]};
  }
`;

const State = styled.span`
  display: block;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('heading')}
  white-space: nowrap;
  ${narrowest} {
    font-size: 1.25rem;
  }
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[2]};
    ${textStyle('number')}
  }
`;
