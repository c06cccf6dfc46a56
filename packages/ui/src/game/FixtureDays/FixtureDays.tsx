import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { FixtureLine, type FixtureContent } from '../FixtureLine/FixtureLine.tsx';

export type { FixtureContent } from '../FixtureLine/FixtureLine.tsx';

export interface FixtureDaysProps {
  /** By kick-off, earliest first. */
  readonly fixtures: readonly FixtureContent[];
}

/** The fixtures of a round, grouped by day. */
export function FixtureDays({ fixtures }: FixtureDaysProps) {
  const words = useWords();
  if (fixtures.length === 0) return <Empty>{words('fixtures.noneInRound')}</Empty>;
  return [...Map.groupBy(fixtures, ({ date }) => date)].map(([date, ofDay]) => (
    <section key={date}>
      <Day>{date}</Day>
      <ul>
        {ofDay.map((fixture) => (
          <FixtureLine key={fixture.id} fixture={fixture} />
        ))}
      </ul>
    </section>
  ));
}

const Day = styled.h3`
  padding-block: ${fine[6]};
  padding-inline: var(--fixtures-inset, ${({ theme }) => theme.space[4]});
  ${hairline('block-start')}
  ${hairline('block-end')}
  background-color: ${({ theme }) => theme.color.raised};
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;

const Empty = styled.p`
  padding: ${({ theme }) => `${theme.space[6]} var(--fixtures-inset, ${theme.space[4]})`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
