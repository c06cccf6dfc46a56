import styled, { css } from 'styled-components';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { type SavingLine, SavingNote } from '../SavingNote/SavingNote.tsx';

/** The line below a prompt: the saving state, or a remark. */
export type GameBarNote = SavingLine | { readonly kind: 'remark'; readonly text: string };

/** The next step and a line below it. */
export interface GameBarMessage {
  readonly text: string;
  /** Marked, because it costs points unless something is changed. */
  readonly isWarning?: boolean;
  readonly note?: GameBarNote;
  /** Takes the next step with one press. */
  readonly action?: GameBarAction;
}

/** A button beside the next step. */
export interface GameBarAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface GameBarPromptProps {
  readonly message: GameBarMessage;
}

/** The next step, in a live region. Stands in a line below the numbers where there is no room beside them. */
export function GameBarPrompt({ message: { text, isWarning = false, note, action } }: GameBarPromptProps) {
  return (
    <Step>
      <Prompt>
        <Text $isWarning={isWarning}>
          {isWarning && <Icon name="warning" size={16} />}
          {text}
        </Text>
        {note?.kind === 'remark' && <Remark>{note.text}</Remark>}
        {note && note.kind !== 'remark' && <SavingNote saving={note} />}
      </Prompt>
      {action && (
        <Action>
          <Button variant="quiet" size="sm" onPress={action.onPress}>
            {action.label}
          </Button>
        </Action>
      )}
    </Step>
  );
}

const beside = '@media (min-width: 72.5em)';

const Step = styled.div`
  display: contents;
  ${({ theme }) => theme.media.md} {
    display: flex;
    flex: 1 0 100%;
    order: 1;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    padding-inline-start: ${({ theme }) => theme.layout.gutter.desktop};
    ${hairline('block-start')}
  }
  ${beside} {
    flex: 1;
    order: 0;
    gap: ${({ theme }) => theme.space[2]};
    min-inline-size: 0;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    border: 0;
  }
`;

/** Visually hidden on a phone: the bottom bar shows the saving state there. */
const Prompt = styled.output`
  ${visuallyHidden}
  ${({ theme }) => theme.media.md} {
    position: static;
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    inline-size: auto;
    block-size: auto;
    padding-block: ${({ theme }) => theme.space[2]};
    clip-path: none;
    white-space: normal;
  }
  ${beside} {
    display: grid;
    gap: 0;
    min-inline-size: 0;
    padding: 0;
  }
`;

/** On a phone the bottom bar leads to the players. */
const Action = styled.span`
  display: none;
  flex: none;
  ${({ theme }) => theme.media.md} {
    display: block;
  }
`;

const warningLook = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.warning};
  & > svg {
    flex: none;
  }
`;

const Text = styled.span<{ $isWarning: boolean }>`
  ${textStyle('body')}
  ${({ $isWarning }) => $isWarning && warningLook}
  font-weight: 500;
  text-wrap: balance;
`;

const Remark = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
