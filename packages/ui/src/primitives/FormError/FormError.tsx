import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FormErrorProps {
  /** What is wrong with the form as a whole: the server's refusal, or how many fields need another look. */
  readonly title: string;
  /** Which they are, or what to do. */
  readonly children?: ReactNode;
}

/**
 * Stands at the head of a form and is read out as soon as it appears. For one field use its own `error`; where there is no form,
 * `ErrorModal`.
 */
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
