import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** When a player locks in the current round; `at` is formatted with its zone: `27/03/2026, 19:05 NZDT`. */
export type PlayerLockContent = { readonly kind: 'locks' | 'locked'; readonly at: string } | { readonly kind: 'free' };

/** The deadline of the player. */
export function PlayerDialogLock({ lock }: { readonly lock: PlayerLockContent }) {
  const words = useWords();
  return (
    <Line>
      <Icon name="lock" size={16} />
      {lock.kind === 'free' ? words('modals.player.lock.free') : words(`modals.player.lock.${lock.kind}`, { time: lock.at })}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
