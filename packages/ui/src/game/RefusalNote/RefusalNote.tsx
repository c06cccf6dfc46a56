import type { Refusal } from '@rugby/domain/game/model/refusal';
import { fixSentence, refusalSentence, type Names } from '@rugby/domain/i18n/refusalWords';
import type { PressEvent } from 'react-aria-components';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { fixWords, refusalFixes, type RefusalFix } from './refusalFixes.ts';

export type { TeamFix } from './refusalFixes.ts';

export interface RefusalNoteProps {
  /** All reasons. Each gets a sentence and its fixes. */
  readonly refusals: readonly Refusal[];
  readonly names: Names;
  readonly onFix: (fix: RefusalFix, event: PressEvent) => void;
  /** In transfer mode a fix transfers players out instead of removing them. */
  readonly isTransferring?: boolean;
  /** Id for the `aria-describedby` of the button that opened the note. */
  readonly id?: string;
}

/**
 * Explains why an action is not allowed: the rule, its numbers, and the nearest fix as a button. For a failed request use
 * `FormError` or `ErrorModal`.
 */
export function RefusalNote({ refusals, names, onFix, isTransferring = false, id }: RefusalNoteProps) {
  const words = useWords();
  return (
    <Root id={id}>
      {refusals.map((refusal) => (
        <Reason key={refusal.rule}>
          <p>{[refusalSentence(refusal, names, words), fixSentence(refusal, names, words)].filter(Boolean).join(' ')}</p>
          <Fixes>
            {refusalFixes(refusal).map((fix, index) => (
              <Button
                key={fix.kind}
                variant={index === 0 ? 'secondary' : 'quiet'}
                size="sm"
                onPress={(event) => onFix(fix, event)}
              >
                {fixWords(fix, names, words, isTransferring)}
              </Button>
            ))}
          </Fixes>
        </Reason>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
`;

const Reason = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  &:empty {
    display: none;
  }
`;
