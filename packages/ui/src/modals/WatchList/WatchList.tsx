import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A watched player, formatted. */
export interface WatchLine {
  readonly id: number;
  readonly name: string;
  /** Squad, position, price and points in one line. */
  readonly facts: string;
  /** Changes since the list was last opened, a sentence each. */
  readonly changes: readonly string[];
}

export interface WatchListProps {
  readonly players: readonly WatchLine[];
  /** Ids of the players chosen for a comparison. */
  readonly compared: readonly number[];
  /** False once four players are chosen. */
  readonly canCompareMore: boolean;
  readonly onToggleCompared: (id: number) => void;
  readonly onCompare: () => void;
  readonly onRemove: (id: number) => void;
  readonly onClose: () => void;
}

/** The players that a user watches, with recent changes. Two to four of them can be compared. */
export function WatchList(props: WatchListProps) {
  const { players, compared, canCompareMore, onToggleCompared, onCompare, onRemove, onClose } = props;
  const words = useWords();
  return (
    <Dialog
      title={words('watch.title')}
      subtitle={words('watch.subtitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onCompare} isDisabled={compared.length < 2}>
            {words('watch.compare', { count: compared.length })}
          </Button>
          <Button variant="outline" onPress={onClose}>
            {words('common.actions.close')}
          </Button>
        </>
      }
    >
      {players.length === 0 && <p>{words('watch.none')}</p>}
      <ul>
        {players.map(({ id, name, facts, changes }) => (
          <Line key={id}>
            <Checkbox
              isSelected={compared.includes(id)}
              isDisabled={!canCompareMore && !compared.includes(id)}
              onChange={() => onToggleCompared(id)}
              aria-label={words('watch.choose', { player: name })}
            >
              <Name>{name}</Name>
              <Facts>{facts}</Facts>
              {changes.length > 0 && <New>{words('watch.new', { changes: changes.join(', ') })}</New>}
            </Checkbox>
            <IconButton
              icon="close"
              variant="quiet"
              label={words('watch.remove', { player: name })}
              onPress={() => onRemove(id)}
            />
          </Line>
        ))}
      </ul>
    </Dialog>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[1]};
  ${hairline('block-start')}
`;

const Name = styled.strong`
  display: block;
  ${textStyle('rowName')}
`;

const Facts = styled.span`
  display: block;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const New = styled(Facts)`
  color: ${({ theme }) => theme.color.highlightText};
`;
