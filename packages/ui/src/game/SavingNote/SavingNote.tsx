import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/**
 * Whether the server has stored what is shown; `time` is displayed as it is. What is `saving` is on the way to the server. Transfers are
 * `not-sent` until they are made; what is `queued` waits for a connection; a `what-if` is never saved.
 */
export type SavingLine =
  | { readonly kind: 'not-saved' | 'saving' | 'not-sent' | 'queued' | 'what-if' }
  | { readonly kind: 'saved'; readonly time: string };

export interface SavingNoteProps {
  readonly saving: SavingLine;
  /** Says less to save room. */
  readonly isShort?: boolean;
}

/** Whether the server has stored what is shown. Always visible. To confirm a single save use the snackbar. */
export function SavingNote({ saving, isShort = false }: SavingNoteProps) {
  const words = useWords();
  const tone = toneOf(saving);
  return (
    <Line $tone={tone}>
      <Icon name={icons[tone]} size={14} />
      {sentence(saving, isShort, words)}
    </Line>
  );
}

type Tone = 'positive' | 'textMuted' | 'warning';

const icons: Record<Tone, IconName> = { positive: 'check', textMuted: 'more', warning: 'warning' };

function toneOf({ kind }: SavingLine): Tone {
  if (kind === 'saved') return 'positive';
  return kind === 'saving' ? 'textMuted' : 'warning';
}

function sentence(saving: SavingLine, isShort: boolean, words: Words): string {
  switch (saving.kind) {
    case 'saved':
      return words('team.bar.saved', { time: saving.time });
    case 'not-saved':
      return words('team.bar.notSaved');
    case 'saving':
      return words('team.bar.saving');
    case 'queued':
      return words('team.bar.queued');
    case 'not-sent':
      return words('transfers.notSent');
    case 'what-if':
      return words(isShort ? 'whatIf.banner.name' : 'whatIf.banner.notSaved');
  }
}

const Line = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  color: ${({ theme, $tone }) => theme.color[$tone]};
`;
