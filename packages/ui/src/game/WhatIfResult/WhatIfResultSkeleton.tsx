import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { Head, Hint, Panel } from './whatIfResultParts.ts';

/** Keeps the place of the comparison while the team loads, so that nothing moves when it is there. */
export function WhatIfResultSkeleton() {
  const words = useWords();
  return (
    <Panel aria-label={words('whatIf.result.label')} aria-busy>
      <Head>
        <Skeleton width="60%" height="1rem" />
      </Head>
      <Hint>{words('whatIf.result.hint')}</Hint>
    </Panel>
  );
}
