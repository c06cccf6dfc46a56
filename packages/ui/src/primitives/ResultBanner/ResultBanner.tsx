import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface ResultBannerProps {
  /** `positive` when what was asked for is done, `negative` when it failed. Icon and words say it too. [B2] */
  readonly tone: 'positive' | 'negative';
  readonly title: string;
  /** Whether it takes the focus that was in the form which it replaces. */
  readonly replacesForm?: boolean;
  /** What happens next, and a button. */
  readonly children?: ReactNode;
}

/** The result of a form, in place of the form. It is announced when it appears. */
export function ResultBanner({ tone, title, replacesForm = false, children }: ResultBannerProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (replacesForm && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [replacesForm]);
  return (
    <Root role={tone === 'positive' ? 'status' : 'alert'} $tone={tone}>
      <Icon name={tone === 'positive' ? 'check' : 'warning'} size={24} />
      <div>
        <Title ref={heading} tabIndex={replacesForm ? -1 : undefined}>
          {title}
        </Title>
        {children !== undefined && <Text>{children}</Text>}
      </div>
    </Root>
  );
}

const Root = styled.div<{ $tone: ResultBannerProps['tone'] }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  border-inline-start: ${({ theme }) => theme.space[1]} solid
    ${({ theme, $tone }) => ($tone === 'positive' ? theme.color.positive : theme.color.danger)};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme, $tone }) => ($tone === 'positive' ? theme.color.positiveTint : theme.color.dangerTint)};
  color: ${({ theme }) => theme.color.text};
  & > svg {
    color: ${({ theme, $tone }) => ($tone === 'positive' ? theme.color.positive : theme.color.danger)};
  }
`;

const Title = styled.p`
  ${textStyle('heading')}
  &:focus {
    outline: none;
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[4]};
  margin-block-start: ${({ theme }) => theme.space[1]};
  ${textStyle('bodyLarge')}
`;
