import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * Whether the server has stored what is shown; `time` is displayed as it is. Transfers are `not-sent` until they are made; what is `queued`
 * waits for a connection; a `what-if` is never saved.
 */
export type SavingLine =
  { readonly kind: 'not-saved' | 'not-sent' | 'queued' | 'what-if' } | { readonly kind: 'saved'; readonly time: string };

export interface SavingNoteProps {
  readonly saving: SavingLine;
  /** Says less to save room. */
  readonly isShort?: boolean;
}

/** Whether the server has stored what is shown. Always visible. To confirm a single save use the snackbar. */
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
      return words('team.bar.saved', { time: saving.time });
    case 'not-saved':
      return words('team.bar.notSaved');
    case 'queued':
      return words('team.bar.queued');
    case 'not-sent':
      return words('transfers.notSent');
    case 'what-if':
      return words(isShort ? 'whatIf.banner.name' : 'whatIf.banner.notSaved');
  }
}

const Line = styled.span<{ $isSaved: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme, $isSaved }) => ($isSaved ? theme.color.positive : theme.color.warning)};
`;
