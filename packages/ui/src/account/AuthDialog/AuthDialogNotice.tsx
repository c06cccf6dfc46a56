import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** What was done before this section opened, announced when it appears. */
export function AuthDialogNotice({ message }: { readonly message: string }) {
  return (
    <Root>
      <Icon name="check" />
      {message}
    </Root>
  );
}

const Root = styled.output`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.positiveTint};
  color: ${({ theme }) => theme.color.text};
  & > svg {
    color: ${({ theme }) => theme.color.positive};
  }
`;
