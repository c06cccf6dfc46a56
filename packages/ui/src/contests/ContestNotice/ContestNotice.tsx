import type { ContestKind, ContestState } from '@rugby/domain/game/model/contest';
import { leastCupEntries, leastHeadToHeadEntries } from '@rugby/domain/game/model/contestSizes';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ContestNoticeProps {
  readonly contest: ContestKind;
  readonly state: Extract<ContestState, 'off' | 'waiting' | 'not-held'>;
  /** Number of the round in which the contest is expected to begin; undefined while it is not known. */
  readonly firstRound: number | undefined;
}

/** Stands where a contest has nothing to show: it is switched off, not drawn yet, or not held. [B22] */
export function ContestNotice({ contest, state, firstRound }: ContestNoticeProps) {
  const words = useWords();
  const least = contest === 'cup' ? leastCupEntries : leastHeadToHeadEntries;
  return (
    <Root>
      <h2>{words(`contests.states.${contest}.${state}`)}</h2>
      {(state !== 'waiting' || firstRound !== undefined) && (
        <p>{words(`contests.states.${contest}.${state}Text`, { round: firstRound ?? '', least })}</p>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[5]};
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.surface};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
`;
