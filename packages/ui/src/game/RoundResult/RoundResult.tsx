import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hairline, slant } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { RoundResultBest, type RoundResultBestPlayer } from './RoundResultBest.tsx';
import { RoundResultChart, type RoundPoints } from './RoundResultChart.tsx';
import { RoundResultFigures, type RoundFigure } from './RoundResultFigures.tsx';
import { resultInset } from './resultLook.ts';

export type { RoundResultBestPlayer } from './RoundResultBest.tsx';
export type { RoundFigure } from './RoundResultFigures.tsx';
export type { RoundPoints } from './RoundResultChart.tsx';

/** What a team made of a round. `none`: the team did not play in it. */
export type RoundResultContents =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'none' }
  | {
      readonly state: 'ready';
      readonly points: number;
      /** How the points compare, in a sentence or two. */
      readonly comparison?: string;
      /** Omitted when no player scored. */
      readonly best?: RoundResultBestPlayer | undefined;
      /** Ranks and totals, formatted. */
      readonly figures: readonly RoundFigure[];
      /** Every round that the team played, oldest first. */
      readonly rounds: readonly RoundPoints[];
    };

export interface RoundResultProps {
  readonly roundId: number;
  readonly roundNumber: number;
  readonly contents: RoundResultContents;
  /** Shows another round. */
  readonly onSelectRound: (roundId: number) => void;
  /** Opens the points of the best player. */
  readonly onOpenBest: () => void;
  /** Opens the share picture of the team in the round; omitted while there is none. */
  readonly onShare?: (() => void) | undefined;
  /** The way to the round that is next; omitted after the season. */
  readonly next?: { readonly roundNumber: number; readonly onOpen: () => void } | undefined;
  /** The address of the season review; after the season only. */
  readonly reviewHref?: string | undefined;
}

/** The result of a complete round: points, best player, ranks, and the other rounds one press away. Stands in the place of the pool. */
export function RoundResult(props: RoundResultProps) {
  const { roundId, roundNumber, contents, onSelectRound, onOpenBest, onShare, next, reviewHref } = props;
  const words = useWords();
  const isReady = contents.state === 'ready';
  return (
    <Root aria-label={words('result.label', { round: roundNumber })} aria-busy={contents.state === 'loading'}>
      <Body>
        {isReady && (
          <Tab>
            <Icon name="check" />
            {words('result.final')}
          </Tab>
        )}
        <Title>
          {isReady
            ? words('result.title', { round: roundNumber, count: contents.points })
            : words('team.round.name', { round: roundNumber })}
        </Title>
        {isReady && contents.comparison !== undefined && <Comparison>{contents.comparison}</Comparison>}
        {contents.state === 'loading' && (
          <Loading>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="100%" height="8rem" />
            <Skeleton width="100%" height="6rem" />
          </Loading>
        )}
        {contents.state === 'failed' && <ErrorPanel title={words('result.failed')} onRetry={contents.onRetry} />}
        {contents.state === 'none' && <Note>{words('result.none', { round: roundNumber })}</Note>}
        {isReady && (
          <>
            {contents.best && <RoundResultBest best={contents.best} onOpen={onOpenBest} />}
            <RoundResultFigures figures={contents.figures} />
            {contents.rounds.length > 1 && (
              <RoundResultChart rounds={contents.rounds} selectedId={roundId} onSelect={onSelectRound} />
            )}
          </>
        )}
      </Body>
      {(next || onShare || reviewHref !== undefined) && (
        <Footer>
          {next && (
            <Button icon="arrow-right" onPress={next.onOpen}>
              {words('result.toRound', { round: next.roundNumber })}
            </Button>
          )}
          {reviewHref !== undefined && (
            <Link variant="primary" icon="arrow-right" href={reviewHref}>
              {words('review.title')}
            </Link>
          )}
          {onShare && (
            <Button variant="secondary" icon="share" onPress={onShare}>
              {words('sharing.button')}
            </Button>
          )}
        </Footer>
      )}
    </Root>
  );
}

const tabHeight = 32;

const Root = styled.section`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding-block: ${({ theme }) => theme.space[4]};
`;

const Tab = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  inline-size: fit-content;
  min-block-size: ${`${tabHeight}px`};
  padding-inline-end: ${({ theme }) => theme.space[6]};
  ${resultInset('start')}
  background-color: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  ${textStyle('button')}
  ${slant('slab', tabHeight)}
`;

const Title = styled.h2`
  margin-block: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  ${resultInset('both')}
  ${textStyle('dialogTitle')}
  text-wrap: balance;
`;

const Comparison = styled.p`
  margin-block: ${({ theme }) => `calc(-1 * ${theme.space[1]}) ${theme.space[3]}`};
  ${resultInset('both')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Loading = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  ${resultInset('both')}
`;

const Note = styled.p`
  ${resultInset('both')}
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Footer = styled.footer`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[3]};
  ${resultInset('both')}
  ${hairline('block-start')}
`;
