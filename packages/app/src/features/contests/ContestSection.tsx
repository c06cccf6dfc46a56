import type { ContestBase, ContestKind } from '@rugby/domain/game/model/contest';
import type { RemoteValue } from '@rugby/domain/stores/remote/RemoteValue';
import { ContestNotice } from '@rugby/ui/contests/ContestNotice';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { useStores } from '../../stores/StoresContext.tsx';

export interface ContestSectionProps<Contest extends ContestBase> {
  readonly kind: ContestKind;
  readonly contest: RemoteValue<Contest>;
  readonly children: (contest: Contest) => ReactNode;
}

/** A contest in each of its states: loading, failed, not drawn, not held, drawn. A failed reload leaves what was loaded in view. */
export const ContestSection = observer(function ContestSection<Contest extends ContestBase>(props: ContestSectionProps<Contest>) {
  const { kind, contest, children } = props;
  const { season } = useStores();
  const words = useWords();
  const { value, request } = contest;
  if (value === undefined)
    return request.state === 'error' ? (
      <FailurePanel title={words(`contests.failed.${kind}`)} failure={request.failure} onRetry={() => void contest.load()} />
    ) : (
      <LoadingPanel height="20rem" />
    );
  if (value.state === 'playing' || value.state === 'finished') return children(value);
  const first = (season.roundsByClock ?? []).find(({ id }) => id === value.firstRoundId);
  return <ContestNotice contest={kind} state={value.state} firstRound={first?.roundNumber} />;
});
