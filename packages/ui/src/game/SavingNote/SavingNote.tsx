import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * Whether the server has what is on the screen; `time` as the fan reads it. Transfers are `not-sent` until they are made, and a `what-if` is
 * never saved. [B6, B10]
 */
export type SavingLine =
  | { readonly kind: 'not-saved' | 'not-sent' | 'what-if' }
  | { readonly kind: 'saved'; readonly time: string; readonly version: number };

export interface SavingNoteProps {
  readonly saving: SavingLine;
  /** Leaves out the version where there is little room. */
  readonly isShort?: boolean;
}

/**
 * Whether the server has what is on the screen: a mark and words. It never goes away. For the receipt of one save use the snackbar. [B6]
 */
export function SavingNote({ saving, isShort = false }: SavingNoteProps) {
  const words = useWords();
  const isSaved = saving.kind === 'saved';
  return (
    <Line $isSaved={isSaved}>
      <Icon name={isSaved ? 'check' : 'warning'} size={14} />
      {sentence(saving, isShort, words)}
    </Line>
  );
}

function sentence(saving: SavingLine, isShort: boolean, words: Words): string {
  switch (saving.kind) {
    case 'saved':
      return words(isShort ? 'team.bar.savedShort' : 'team.bar.saved', { time: saving.time, version: saving.version });
    case 'not-saved':
      return words('team.bar.notSaved');
    case 'not-sent':
      return words('transfers.notSent');
    case 'what-if':
      return words(isShort ? 'whatIf.banner.sandbox' : 'whatIf.banner.notSaved');
  }
}

const Line = styled.span<{ $isSaved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme, $isSaved }) => ($isSaved ? theme.color.positive : theme.color.warning)};
`;
