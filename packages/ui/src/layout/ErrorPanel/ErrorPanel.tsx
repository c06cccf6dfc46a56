import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ErrorPanelProps {
  /** What could not be loaded. */
  readonly title: string;
  /** What it means for the user, or what to do. */
  readonly text?: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/**
 * A line within other content that says what could not be loaded, with a retry. A whole panel is a `FailedPanel`; for a failed action use
 * `ErrorModal`.
 */
export function ErrorPanel({ title, text, onRetry, isRetrying = false }: ErrorPanelProps) {
  const words = useWords();
  return (
    <Root>
      <Message role="alert">
        <Mark>
          <Icon name="warning" />
        </Mark>
        <span>
          <Title>{title}</Title>
          {text}
        </span>
      </Message>
      <Button
        variant="outline"
        size="sm"
        icon="retry"
        isPending={isRetrying}
        pendingLabel={words('common.loading')}
        onPress={onRetry}
      >
        {words('common.actions.retry')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[3]} ${theme.space[5]}`};
`;

const Message = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Title = styled.p`
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;

const Mark = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.danger};
`;
