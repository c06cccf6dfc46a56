import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface YourLeaguesProps {
  /** Undefined while the counts are on their way. */
  readonly counts: { readonly numLeagues: number; readonly numManagedLeagues: number } | undefined;
}

/** How many leagues the user is in, and how many of them they manage. */
export function YourLeagues({ counts }: YourLeaguesProps) {
  const words = useWords();
  const rows = [
    { label: words('leagues.create.in'), value: counts && words('leagues.create.leagues', { count: counts.numLeagues }) },
    {
      label: words('leagues.create.chairmanOf'),
      value: counts && new Intl.NumberFormat(words.locale).format(counts.numManagedLeagues),
    },
  ];
  return (
    <Root aria-labelledby="your-leagues" aria-busy={counts === undefined}>
      <h2 id="your-leagues">{words('leagues.create.yours')}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <Skeleton width="3rem" height="1.25rem" />}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  & > h2 {
    ${textStyle('heading')}
  }
  & div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[3]};
    ${hairline('block-end')}
  }
  & dt {
    ${textStyle('body')}
  }
  & dd {
    ${textStyle('rowName')}
  }
`;
