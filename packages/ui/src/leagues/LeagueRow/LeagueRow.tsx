import type { League } from '@rugby/domain/game/model/league';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LeagueRowProps {
  readonly league: Pick<League, 'class' | 'numTeams' | 'rank'>;
  /** The country, the squad, or the word for everyone. */
  readonly name: string;
  /** The flag or the squad's mark; by default a globe. */
  readonly mark?: ReactNode;
  readonly href: string;
}

/** An automatic league of the user: everyone, their country or the squad that they support. */
export function LeagueRow({ league: { class: kind, numTeams, rank }, name, mark, href }: LeagueRowProps) {
  const words = useWords();
  const { format } = new Intl.NumberFormat(words.locale);
  return (
    <Root>
      <span aria-hidden="true">{mark ?? <Icon name="globe" />}</span>
      <div>
        <Name href={href}>{name}</Name>
        <Detail>
          {words('leagues.facts.teams', { count: numTeams })}
          {(kind === 'country' || kind === 'squad') && `, ${words(`leagues.automatic.${kind}`)}`}
        </Detail>
      </div>
      <Rank>{rank === null ? words('leagues.card.noRank') : format(rank)}</Rank>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  ${hairline('block-end')}
`;

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.space[6]};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
  &[data-hovered] {
    text-decoration: underline;
  }
  ${focusRing}
`;

const Detail = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Rank = styled.span`
  ${textStyle('number')}
`;
