import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FormErrorProps {
  /** The error of the whole form: the server's refusal, or the number of invalid fields. */
  readonly title: string;
  /** Names of the fields, or what to do. */
  readonly children?: ReactNode;
}

/** An error at the top of a form, announced when it appears. For one field use its `error`; outside a form use `ErrorModal`. */
export function FormError({ title, children }: FormErrorProps) {
  return (
    <Root role="alert">
      <Icon name="warning" />
      <p>
        <Title>{title}</Title> {children}
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[3]};
  padding-inline: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.dangerTint};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > svg {
    color: ${({ theme }) => theme.color.danger};
  }
`;

const Title = styled.strong`
  font-weight: 600;
  color: ${({ theme }) => theme.color.text};
`;
