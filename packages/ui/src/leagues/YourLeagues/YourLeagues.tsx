import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFigures } from '../LeagueFigures/LeagueFigures.tsx';

export interface YourLeaguesProps {
  /** Undefined while the counts are on their way. */
  readonly counts: { readonly numLeagues: number; readonly numManagedLeagues: number } | undefined;
}

/** How many leagues the user is in, and how many of them they manage. */
export function YourLeagues({ counts }: YourLeaguesProps) {
  const words = useWords();
  const figures = [
    { label: words('leagues.create.in'), value: counts && words('leagues.create.leagues', { count: counts.numLeagues }) },
    {
      label: words('leagues.create.chairmanOf'),
      value: counts && new Intl.NumberFormat(words.locale).format(counts.numManagedLeagues),
    },
  ];
  return <LeagueFigures title={words('leagues.create.yours')} figures={figures} />;
}
