import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { textStyle } from '../../theme/typography.ts';

export interface AuthDialogSwitchProps {
  readonly question: string;
  readonly label: string;
  readonly onPress: () => void;
}

/** Switches to the other section of the dialog. */
export function AuthDialogSwitch({ question, label, onPress }: AuthDialogSwitchProps) {
  return (
    <Root>
      {question}
      <Button variant="quiet" onPress={onPress}>
        {label}
      </Button>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
