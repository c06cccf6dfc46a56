import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorPanelProps {
  /** What could not be had, in a sentence for people. */
  readonly message: string;
  /** Words of the button that tries again. */
  readonly retryLabel: string;
  /** What the button says while it tries. */
  readonly retryingLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Stands where something should stand that could not be loaded: says so at once, and offers the way on. */
export function ErrorPanel({ message, retryLabel, retryingLabel, onRetry, isRetrying = false }: ErrorPanelProps) {
  return (
    <Root>
      <Message role="alert">
        <Mark>
          <Icon name="warning" />
        </Mark>
        {message}
      </Message>
      <Button variant="outline" size="sm" icon="retry" onPress={onRetry} isPending={isRetrying} pendingLabel={retryingLabel}>
        {retryLabel}
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

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
`;

const Mark = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.danger};
`;
