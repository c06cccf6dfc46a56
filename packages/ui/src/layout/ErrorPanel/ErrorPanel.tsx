import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';

export interface ErrorPanelProps {
  /** What could not be loaded. */
  readonly title: string;
  /** What it means for the user, or what to do. */
  readonly text?: string;
  /** Label of the action: try again, reload. */
  readonly actionLabel: string;
  readonly onAction: () => void;
  /** While the action is under way the button shows `pendingLabel`. */
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
}

/**
 * A line within other content that says what could not be loaded, and offers an action. Works without a words provider. A whole panel is a
 * `FailedPanel`; for a failed action use `ErrorModal`.
 */
export function ErrorPanel({ title, text, actionLabel, onAction, isPending = false, pendingLabel }: ErrorPanelProps) {
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
        onPress={onAction}
        isPending={isPending}
        {...(pendingLabel !== undefined && { pendingLabel })}
      >
        {actionLabel}
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
