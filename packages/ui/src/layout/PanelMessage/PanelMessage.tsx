import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { PanelMessageJersey, type PanelMessageJerseyProps } from './PanelMessageJersey.tsx';

type PanelVariant = 'page' | 'panel' | 'plain';

export interface PanelMessageProps extends Pick<PanelMessageJerseyProps, 'mark'> {
  readonly title: string;
  /** What it means for the user. */
  readonly text?: string;
  /** Buttons and links, best way out first. */
  readonly children?: ReactNode;
  /** Whether it is announced at once, as an error. */
  readonly isAlert?: boolean;
  /** `page` in place of a whole page, whose `h1` the title is; `plain` where a panel around it has the ground and the inline padding. */
  readonly variant?: PanelVariant;
}

/**
 * Replaces the content of a panel or a page: says why there is nothing to show, and offers what to do. For a failure with a retry use `FailedPanel`,
 * for a line within other content `ErrorPanel`.
 */
export function PanelMessage({ mark, title, text, children, isAlert = false, variant = 'panel' }: PanelMessageProps) {
  return (
    <Root $variant={variant}>
      <PanelMessageJersey mark={mark} tone={isAlert ? 'danger' : 'muted'} />
      <Message {...(isAlert && { role: 'alert' })}>
        <Title as={titleElement(variant, isAlert)} $variant={variant}>
          {title}
        </Title>
        {text !== undefined && <Text>{text}</Text>}
      </Message>
      {children !== undefined && <Ways>{children}</Ways>}
    </Root>
  );
}

/** An alert is announced, so it needs no heading within its page. */
function titleElement(variant: PanelVariant, isAlert: boolean): 'h1' | 'h2' | 'p' {
  if (variant === 'page') return 'h1';
  return isAlert ? 'p' : 'h2';
}

const Root = styled.div<{ $variant: PanelVariant }>`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  align-content: start;
  padding-block: ${({ theme }) => `${theme.space[10]} ${theme.space[8]}`};
  padding-inline: ${({ theme, $variant }) => ($variant === 'plain' ? 0 : theme.space[5])};
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme, $variant }) => ($variant === 'plain' ? 'transparent' : theme.color.surface)};
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme, $variant }) => ($variant === 'plain' ? 0 : theme.space[8])};
  }
`;

const Message = styled.div`
  max-inline-size: 27rem;
  overflow-wrap: anywhere;
`;

const Title = styled.p<{ $variant: PanelVariant }>`
  ${({ $variant }) => textStyle($variant === 'page' ? 'dialogTitle' : 'heading')}
  color: ${({ theme }) => theme.color.text};
`;

const Text = styled.p`
  margin-block-start: ${({ theme }) => theme.space[1]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;
