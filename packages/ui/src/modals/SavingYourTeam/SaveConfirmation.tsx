import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface SaveConfirmationProps {
  /** The server's time of the save, formatted: `18:52`. */
  readonly savedAt: string;
}

/** Confirms that the server has stored the team. The version and the saved players are in the save receipts. */
export function SaveConfirmation({ savedAt }: SaveConfirmationProps) {
  const words = useWords();
  return (
    <Line>
      <Icon name="check" size={16} />
      {words('modals.saved', { time: savedAt })}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.positive};
`;
