import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';

export interface SuccessModalProps {
  /** What was done, as a sentence. */
  readonly message: string;
  readonly onClose: () => void;
  readonly title?: string;
}

/** Confirms an important action. For everything else use the snackbar. */
export function SuccessModal({ message, onClose, title }: SuccessModalProps) {
  const words = useWords();
  return (
    <GlobalPrompt title={title ?? words('modals.success.title')} onClose={onClose}>
      <Success>
        <Icon name="check" />
        {message}
      </Success>
    </GlobalPrompt>
  );
}

const Success = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.positiveTint};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  & > svg {
    color: ${({ theme }) => theme.color.positive};
  }
`;
