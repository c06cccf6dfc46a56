import type { RankAfterRound } from '@rugby/domain/game/rankings/ranksByRound';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { fine } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { PlacesWon } from '../PlacesWon/PlacesWon.tsx';
import { RankLine } from '../RankLine/RankLine.tsx';
import { rankingFigure, rankText } from '../rankingFigures.ts';

/** The user's own place in a ranking. */
export interface OwnPlace {
  readonly rank: number;
  readonly isTied: boolean;
  /** Number of all teams; null when it is not known. */
  readonly numTeams: number | null;
  readonly isProvisional: boolean;
  /** Places won against the round before, with its number; null without one. */
  readonly sinceRound: { readonly won: number; readonly roundNumber: number } | null;
  /** Places won since the latest kick-off; null while no round plays. */
  readonly sinceKickOff: number | null;
  /** The ranks after each round so far, oldest first. */
  readonly ranks?: readonly RankAfterRound[];
  /** Points with which the team passes the next one; null in the lead, and where teams are ranked by averages. */
  readonly pointsToPass: number | null;
  /** The team that is next, when it is known. */
  readonly next?: {
    readonly teamName: string;
    readonly rank: number;
    readonly isTied: boolean;
    readonly playersLeft: number | null;
  };
  readonly playersLeft: number | null;
  /** Points of the team at the end of the round by the averages of its players; null while no round plays. */
  readonly projectedPoints: number | null;
  /** The place at the end of the round by the same averages, when it is known. */
  readonly projectedFinish?: { readonly rank: number; readonly isTied: boolean };
}

/** What the user knows about their place. `none`: the team is not ranked; `no-team`: there is none, and `href` leads to where it is picked. */
export type YourPlaceContents =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'no-team'; readonly href: string }
  | { readonly state: 'ready'; readonly place: OwnPlace };

export interface YourPlaceProps {
  readonly contents: YourPlaceContents;
}

/** The user's rank, the places won and lost, and the points that are needed to pass the next team. [B14] */
export function YourPlace({ contents }: YourPlaceProps) {
  const words = useWords();
  return (
    <Root aria-label={words('rankings.place.title')} aria-busy={contents.state === 'loading'}>
      <h2>{words('rankings.place.title')}</h2>
      {contents.state === 'loading' && <Skeleton width="60%" height="3rem" />}
      {contents.state === 'none' && <p>{words('rankings.place.none')}</p>}
      {contents.state === 'no-team' && (
        <>
          <p>{words('rankings.place.noTeam')}</p>
          <div>
            <Link variant="outline" size="sm" href={contents.href}>
              {words('rankings.place.pickTeam')}
            </Link>
          </div>
        </>
      )}
      {contents.state === 'ready' && <Place place={contents.place} />}
    </Root>
  );
}

function Place({ place }: { readonly place: OwnPlace }) {
  const words = useWords();
  const { numTeams, isProvisional, sinceRound, sinceKickOff, playersLeft, projectedPoints } = place;
  const of = numTeams === null ? '' : words('rankings.place.of', { count: rankingFigure(numTeams, words.locale) });
  const beside = [of, ...(isProvisional ? [words('rankings.place.provisional')] : [])].filter((part) => part !== '');
  return (
    <>
      <Rank>
        <strong>{rankText(place, words.locale)}</strong> {beside.join(', ')}
      </Rank>
      <Moves>
        {sinceKickOff !== null && (
          <li>
            <PlacesWon won={sinceKickOff} /> {words('rankings.place.sinceKickOff')}
          </li>
        )}
        {sinceRound !== null && (
          <li>
            <PlacesWon won={sinceRound.won} /> {words('rankings.place.sinceRound', { round: sinceRound.roundNumber })}
          </li>
        )}
      </Moves>
      {place.ranks !== undefined && <RankLine ranks={place.ranks} />}
      {(place.pointsToPass !== null || place.rank === 1 || playersLeft !== null) && (
        <Pass>
          {place.pointsToPass !== null && <p>{passLine(place, words)}</p>}
          {place.pointsToPass !== null && <strong>{words('rankings.place.points', { count: place.pointsToPass })}</strong>}
          {place.pointsToPass === null && place.rank === 1 && <p>{words('rankings.place.first')}</p>}
          {playersLeft !== null && <p>{leftLine(playersLeft, place.next?.playersLeft ?? null, words)}</p>}
        </Pass>
      )}
      {projectedPoints !== null && (
        <Projected>
          {projectedLine(place, projectedPoints, words)} <span>{words('rankings.place.projectedNote')}</span>
        </Projected>
      )}
    </>
  );
}

function passLine({ next }: OwnPlace, words: Words): string {
  if (next === undefined) return words('rankings.place.next');
  return words('rankings.place.pass', { team: next.teamName || words('rankings.noName'), place: rankText(next, words.locale) });
}

function projectedLine({ projectedFinish }: OwnPlace, projected: number, words: Words): string {
  const points = rankingFigure(projected, words.locale);
  if (projectedFinish === undefined) return words('rankings.place.projected', { points });
  return words('rankings.place.projectedFinish', { place: rankText(projectedFinish, words.locale), points });
}

function leftLine(own: number, theirs: number | null, words: Words): string {
  if (theirs === null) return words('rankings.place.left', { count: own });
  return words('rankings.place.leftBoth', { own, theirs });
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Rank = styled.p`
  & > strong {
    ${textStyle('title')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Moves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;

const Pass = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-inline-start: ${fine[5]} solid ${({ theme }) => theme.color.marker};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.selected};
  overflow-wrap: anywhere;
  & > strong {
    ${textStyle('dialogTitle')}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Projected = styled.p`
  padding-block-start: ${({ theme }) => theme.space[2]};
  ${hairline('block-start')}
  color: ${({ theme }) => theme.color.text};
  & > span {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
