import type { Progress } from '@rugby/domain/game/model/entities';
import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { disclosure } from '../../theme/disclosure.ts';
import { space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { FixtureDays, type FixtureContent } from '../FixtureDays/FixtureDays.tsx';

/** A round with its fixtures by kick-off. */
export interface RoundFixtures {
  readonly id: number;
  readonly roundNumber: number;
  readonly status: Progress;
  readonly fixtures: readonly FixtureContent[];
}

/** Content of the widget. */
export type FixturesContents =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'round'; readonly fixtures: readonly FixtureContent[] }
  | { readonly state: 'list'; readonly rounds: readonly RoundFixtures[]; readonly currentId: number };

/** The fixtures of one round, or a list of all rounds with the current one open. Also shows loading, empty and failed states. */
export function FixturesBody({ contents }: { readonly contents: FixturesContents }) {
  const words = useWords();
  switch (contents.state) {
    case 'loading':
      return <LoadingRows />;
    case 'none':
      return <Note>{words('fixtures.none')}</Note>;
    case 'failed':
      return (
        <Note>
          <ErrorPanel title={words('fixtures.failed')} onRetry={contents.onRetry} />
        </Note>
      );
    case 'round':
      return <FixtureDays fixtures={contents.fixtures} />;
    case 'list':
      return contents.rounds.map(({ id, roundNumber, status, fixtures }) => (
        <details key={id} open={id === contents.currentId}>
          <Name>
            <Icon name="chevron-right" />
            <span>{words('fixtures.roundName', { round: roundNumber })}</span>
            <State>{words(`team.round.${status}`)}</State>
          </Name>
          <FixtureDays fixtures={fixtures} />
        </details>
      ));
  }
}

function LoadingRows() {
  const words = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden as="p">{words('fixtures.loading')}</VisuallyHidden>
      <Note aria-hidden="true">
        <Skeleton width="6rem" height="20px" />
      </Note>
      {['first', 'second', 'third'].map((row) => (
        <Row key={row} aria-hidden="true">
          <Skeleton width="3rem" height="1rem" />
          <Skeleton width="100%" height="54px" />
        </Row>
      ))}
    </div>
  );
}

const Note = styled.div`
  padding: ${({ theme }) => `${theme.space[4]} var(--fixtures-inset, ${theme.space[4]})`};
  ${hairline('block-start')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

/** As high as a fixture. */
const Row = styled.div`
  display: grid;
  grid-template-columns: ${space[16]} 1fr;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  block-size: 85px;
  padding-inline: var(--fixtures-inset, ${({ theme }) => theme.space[4]});
  ${hairline('block-start')}
`;

const Name = styled.summary`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: var(--fixtures-inset, ${({ theme }) => theme.space[4]});
  ${hairline('block-start')}
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
  ${disclosure(90)}
`;

const State = styled.small`
  margin-inline-start: auto;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
