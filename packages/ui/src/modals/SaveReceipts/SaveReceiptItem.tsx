import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** One save that the server confirmed. */
export interface SaveReceiptLine {
  /** The saved version, shown as the number of the receipt. */
  readonly version: number;
  /** The server's time of the save, formatted in the user's zone. */
  readonly savedAt: string;
  readonly roundNumber: number;
  /** Whether the server stored exactly what was sent. */
  readonly isAsSent: boolean;
  /** Names of the saved players, in the order of the pitch. */
  readonly players: readonly string[];
  /** Null when the saved team has none. */
  readonly captain: string | null;
}

/** A receipt that unfolds: the saved team, and whether it is the one that was sent. */
export function SaveReceiptItem({ receipt }: { readonly receipt: SaveReceiptLine }) {
  const words = useWords();
  const { version, savedAt, roundNumber, isAsSent, players, captain } = receipt;
  return (
    <details>
      <Summary>
        <Mark $isAsSent={isAsSent}>
          <Icon name={isAsSent ? 'check' : 'warning'} size={16} />
        </Mark>
        <SaveTitle>
          <Time>{words('modals.receipts.number', { number: version, time: savedAt })}</Time>
          {words(isAsSent ? 'modals.receipts.asSent' : 'modals.receipts.otherwise', {
            round: roundNumber,
            count: players.length,
          })}
        </SaveTitle>
        <Icon name="chevron-down" size={16} />
      </Summary>
      <Stored>
        {words('modals.receipts.captain', { captain: captain ?? words('modals.review.noCaptain') })}
        <br />
        {players.join(', ')}
      </Stored>
    </details>
  );
}

const Summary = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  align-items: flex-start;
  min-block-size: ${({ theme }) => theme.control.height.md};
  padding-block: ${({ theme }) => theme.space[2]};
  cursor: pointer;
  list-style: none;
  & > svg {
    flex: none;
    margin-block-start: ${fine[2]};
  }
  details[open] & > svg {
    rotate: 180deg;
  }
  ${hairline('block-start')}
  ${focusRing}
`;

const SaveTitle = styled.span`
  flex: 1;
`;

const Mark = styled.span<{ $isAsSent: boolean }>`
  flex: none;
  padding-block-start: ${fine[2]};
  color: ${({ theme, $isAsSent }) => ($isAsSent ? theme.color.positive : theme.color.warning)};
`;

const Time = styled.strong`
  display: block;
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;

const Stored = styled.p`
  padding-block-end: ${({ theme }) => theme.space[4]};
  padding-inline-start: ${({ theme }) => theme.space[8]};
`;
