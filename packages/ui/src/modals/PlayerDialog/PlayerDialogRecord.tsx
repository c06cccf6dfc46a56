import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Overview } from './playerDialogLook.ts';
import type { PlayerRecord, RecordContents } from './playerRecord.ts';

export interface PlayerDialogRecordProps {
  readonly contents: RecordContents;
  readonly children: (record: PlayerRecord) => ReactNode;
}

/** Renders a player's statistics when they are loaded; before that a placeholder, or a retry button after a failure. */
export function PlayerDialogRecord({ contents, children }: PlayerDialogRecordProps) {
  const words = useWords();
  switch (contents.state) {
    case 'ready':
      return children(contents.record);
    case 'failed':
      return (
        <Overview>
          <ErrorPanel title={words('stats.failed')} onRetry={contents.onRetry} />
        </Overview>
      );
    case 'loading':
      return (
        <Overview aria-busy="true">
          <VisuallyHidden as="p">{words('stats.loading')}</VisuallyHidden>
          <Skeletons>
            {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
              <Skeleton key={row} width="100%" height="44px" />
            ))}
          </Skeletons>
        </Overview>
      );
  }
}

const Skeletons = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;
