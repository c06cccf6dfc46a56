import type { Names } from '@rugby/domain/i18n/refusalWords';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Flag, isFlagCode } from '../../primitives/Flag/Flag.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { poolRow } from '../../theme/poolScale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from './poolRowContent.ts';
import { stateLine } from './poolRowWords.ts';

export interface PoolRowLineProps {
  readonly content: PoolRowContent;
  readonly names: Names;
  readonly showsPosition: boolean;
}

/** The second line of a row: status, position and squad, or in their place why he cannot be added. Selected to Play is only the tick. */
export function PoolRowLine({ content: { player, squad, state }, names, showsPosition }: PoolRowLineProps) {
  const words = useWords();
  const line = stateLine(state, names, words);
  if (line !== undefined)
    return (
      <Line aria-hidden="true" $isRefused={state.kind === 'refused'}>
        <Icon name={state.kind === 'refused' ? 'warning' : 'lock'} size={poolRow.mark} />
        <Give>{line}</Give>
      </Line>
    );
  return (
    <Line aria-hidden="true" $isRefused={false}>
      <StatusMark status={player.status} size={poolRow.mark} />
      {player.status !== 'starting' && <Part>{words(`team.status.${player.status}`)}</Part>}
      {showsPosition && <Part $gives>{words(`pool.positions.${player.position}`)}</Part>}
      <Part>
        {squad.flag !== undefined && isFlagCode(squad.flag) && <Flag code={squad.flag} size={poolRow.flag} />}
        {squad.abbreviation}
      </Part>
    </Line>
  );
}

/** One of the parts between the dots; the one that gives way is cut short where the line is too long. */
function Part({ children, $gives = false }: { readonly children: ReactNode; readonly $gives?: boolean }) {
  return $gives ? <Give data-part="">{children}</Give> : <Keep data-part="">{children}</Keep>;
}

const Line = styled.span<{ $isRefused: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-inline-size: 0;
  ${textStyle('label')}
  color: ${({ theme, $isRefused }) => ($isRefused ? theme.color.warning : theme.color.textMuted)};
  & > svg {
    flex: none;
    margin-inline-end: 2px;
  }
  & > [data-part] + [data-part]::before {
    content: '·';
    margin-inline-end: ${({ theme }) => theme.space[1]};
  }
`;

const Give = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Keep = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
`;
