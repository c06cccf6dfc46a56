import type { ContestKind, ContestState } from '@rugby/domain/game/model/contest';
import { leastCupEntries, leastHeadToHeadEntries } from '@rugby/domain/game/model/contestSizes';
import { PanelMessage } from '../../layout/PanelMessage/PanelMessage.tsx';
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
  const hasText = state !== 'waiting' || firstRound !== undefined;
  return (
    <PanelMessage
      mark={contest === 'cup' ? 'trophy' : 'swap'}
      title={words(`contests.states.${contest}.${state}`)}
      {...(hasText && { text: words(`contests.states.${contest}.${state}Text`, { round: firstRound ?? '', least }) })}
    />
  );
}
