import styled from 'styled-components';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { NextRoundSquads } from './NextRoundSquads.tsx';

/** The next round and its loading state. */
export type NextRound =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  /** Before and after a season. */
  | { readonly state: 'none' }
  /** The last round of the season is being played, and all its fixtures have kicked off. */
  | { readonly state: 'all-started'; readonly roundNumber: number }
  | UpcomingRound;

/** A round that has not ended, and its next fixture. */
export interface UpcomingRound {
  readonly state: 'upcoming';
  readonly roundNumber: number;
  /** Home squad of the next fixture. */
  readonly home: SquadLook;
  readonly away: SquadLook;
  /** Kick-off, formatted in the user's zone: `27/03/2026, 19:05`. Absent until the zone is known. */
  readonly kickOff?: string;
  /** Game time and start of the round, in milliseconds since 1970. */
  readonly now: number;
  readonly startsAt: number;
}

export interface NextRoundStripProps {
  readonly round: NextRound;
}

/** The next fixture, and the time left to pick a team. */
export function NextRoundStrip({ round }: NextRoundStripProps) {
  const words = useWords();
  return (
    <Strip aria-busy={round.state === 'loading'}>
      <Heading>{words('landing.nextRound')}</Heading>
      <Line>
        <Content round={round} />
      </Line>
    </Strip>
  );
}

function Content({ round }: NextRoundStripProps) {
  const words = useWords();
  switch (round.state) {
    case 'loading':
      return <LoadingRound />;
    case 'none':
      return <p>{words('landing.noRound')}</p>;
    case 'all-started':
      return <p>{words('landing.allStarted', { round: round.roundNumber })}</p>;
    case 'failed':
      return <ErrorPanel title={words('landing.roundFailed')} onRetry={round.onRetry} />;
    case 'upcoming':
      return <Upcoming round={round} />;
  }
}

function Upcoming({ round }: { readonly round: UpcomingRound }) {
  const words = useWords();
  const values = { round: round.roundNumber };
  return (
    <>
      <NextRoundSquads home={round.home} away={round.away} />
      {round.kickOff === undefined ? <LoadingKickOff /> : <KickOff>{words('landing.yourTime', { time: round.kickOff })}</KickOff>}
      <Start>
        <span>{words(round.startsAt > round.now ? 'landing.startsIn' : 'landing.started', values)}</span>
        {round.startsAt > round.now && <Countdown now={round.now} to={round.startsAt} size="fluid" />}
      </Start>
    </>
  );
}

function LoadingRound() {
  const words = useWords();
  return (
    <>
      <Heading as="p">{words('common.loading')}</Heading>
      <Skeleton width="9rem" height="2rem" />
      <LoadingKickOff />
      <Start>
        <Skeleton width="8rem" height="2rem" />
      </Start>
    </>
  );
}

function LoadingKickOff() {
  return (
    <KickOff>
      <Skeleton width="11rem" height="1.25rem" />
    </KickOff>
  );
}

const Strip = styled.section`
  position: relative;
  background-color: ${({ theme }) => theme.color.surface};
  ${hairline('block-end')}
`;

const Heading = styled.h2`
  ${visuallyHidden}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  min-block-size: 91px;
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.layout.gutter.phone}`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.md} {
    min-block-size: 87px;
    gap: ${({ theme }) => theme.space[6]};
    padding-inline: ${({ theme }) => theme.layout.gutter.landing};
  }
`;

const KickOff = styled.p`
  display: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.md} {
    display: block;
  }
`;

const Start = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[1]};
  margin-inline-start: auto;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.md} {
    flex-direction: row;
    align-items: center;
    gap: ${({ theme }) => theme.space[6]};
    ${textStyle('body')}
    font-weight: 500;
  }
`;
