import type { League } from '@rugby/domain/game/model/league';
import { placesWon } from '@rugby/domain/game/rankings/rankTeams';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import styled from 'styled-components';
import { PlacesWon } from '../../rankings/PlacesWon/PlacesWon.tsx';
import { rankText } from '../../rankings/rankingFigures.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueRowProps {
  readonly league: Pick<League, 'class' | 'numTeams' | 'rank' | 'prevRank' | 'isTied'>;
  /** The country, the squad, or the word for everyone. */
  readonly name: string;
  /** The flag or the squad's mark; by default a globe. */
  readonly mark?: ReactNode;
  readonly href: string;
}

/** An automatic league of the user, everyone, their country or the squad that they support, with the rank in it and how it moved. */
export function LeagueRow({ league, name, mark, href }: LeagueRowProps) {
  const words = useWords();
  const { class: kind, numTeams, rank, prevRank, isTied } = league;
  const won = placesWon(prevRank, rank);
  return (
    <Root>
      <Mark aria-hidden="true">{mark ?? <Icon name="globe" />}</Mark>
      <div>
        <Name href={href}>{name}</Name>
        <Detail>
          {words('leagues.facts.teams', { count: numTeams })}
          {(kind === 'country' || kind === 'squad') && `, ${words(`leagues.automatic.${kind}`)}`}
        </Detail>
      </div>
      {rank === null ? <Detail>{words('leagues.card.noRank')}</Detail> : <Rank>{rankText({ rank, isTied }, words.locale)}</Rank>}
      {won !== null && (
        <Won>
          <PlacesWon won={won} />
        </Won>
      )}
      <Icon name="chevron-right" />
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.sm} {
    gap: ${({ theme }) => theme.space[4]};
    padding-inline: ${({ theme }) => theme.space[5]};
  }
`;

/** As wide as the widest mark: the names below each other begin at one line. */
const Mark = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: ${({ theme }) => theme.space[8]};
`;

/** Covers the whole row, as a larger target. */
const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.space[6]};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  &[data-hovered] {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${focusRing}
`;

const Detail = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Rank = styled.span`
  white-space: nowrap;
  ${textStyle('number')}
`;

/** Wide enough for three digits where there is room: the ranks below each other end at one line. */
const Won = styled.span`
  display: grid;
  justify-items: end;
  ${({ theme }) => theme.media.sm} {
    min-inline-size: ${({ theme }) => theme.space[12]};
  }
`;
