import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LoadingPanelProps {
  /** CSS height of the content to come. */
  readonly height: string;
  /** Read out while it is there. Defaults to "Loading". */
  readonly label?: string;
}

/** Holds the place of a panel's content while it loads. A failure is shown by `FailedPanel`. */
export function LoadingPanel({ height, label }: LoadingPanelProps) {
  const words = useWords();
  return (
    <Root aria-busy="true" aria-label={label ?? words('common.loading')}>
      <Skeleton width="100%" height={height} />
    </Root>
  );
}

const Root = styled.output`
  display: block;
`;
