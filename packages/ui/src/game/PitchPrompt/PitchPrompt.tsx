import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface PitchPromptProps {
  /** The next step: `Please select a player`. Screen readers get it from the game bar. */
  readonly text: string;
  /** One or two small `quiet` buttons. */
  readonly children?: ReactNode;
}

/** The next step above a narrow pitch, whose game bar has no room for text. Replaces the tools. */
export function PitchPrompt({ text, children }: PitchPromptProps) {
  return (
    <Card aria-label={text}>
      <Text>{text}</Text>
      {children !== undefined && <Buttons>{children}</Buttons>}
    </Card>
  );
}

const Card = styled(Group)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  min-inline-size: 0;
  padding-inline: ${({ theme }) => `${theme.space[3]} ${theme.space[1]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.elevation[2]};
`;

const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  ${textStyle('body')}
  font-weight: 500;
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
`;
