import styled from 'styled-components';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { type SavingLine, SavingNote } from '../SavingNote/SavingNote.tsx';

/** The line below a prompt: the saving state, or a remark. */
export type GameBarNote = SavingLine | { readonly kind: 'remark'; readonly text: string };

/** The next step and a line below it. */
export interface GameBarMessage {
  readonly text: string;
  readonly note?: GameBarNote;
}

export interface GameBarPromptProps {
  readonly message: GameBarMessage;
}

/** The next step, in a live region. Stands in a line below the numbers where there is no room beside them. */
export function GameBarPrompt({ message: { text, note } }: GameBarPromptProps) {
  return (
    <Prompt>
      <Text>{text}</Text>
      {note?.kind === 'remark' && <Remark>{note.text}</Remark>}
      {note && note.kind !== 'remark' && <SavingNote saving={note} />}
    </Prompt>
  );
}

const beside = '@media (min-width: 1160px)';

/** Visually hidden on a phone: the bottom bar shows the saving state there. */
const Prompt = styled.output`
  ${visuallyHidden}
  ${({ theme }) => theme.media.md} {
    position: static;
    display: flex;
    flex: 1 0 100%;
    order: 1;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
    inline-size: auto;
    block-size: auto;
    padding: ${({ theme }) => `${theme.space[2]} 0 ${theme.space[2]} ${theme.layout.gutter.desktop}`};
    clip-path: none;
    white-space: normal;
    ${hairline('block-start')}
  }
  ${beside} {
    display: grid;
    flex: 1;
    order: 0;
    gap: 0;
    min-inline-size: 0;
    padding: 0;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    border: 0;
  }
`;

const Text = styled.span`
  ${textStyle('body')}
  font-weight: 500;
  text-wrap: balance;
`;

const Remark = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
