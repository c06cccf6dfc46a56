import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { leaderboardWord, wordForPage } from '../../site/pageWord.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { RankingSection } from './RankingSection.tsx';

/** `/leaderboard`: the ranking of all teams of the edition. The URL holds round and statistic. */
export const RankingsPage = observer(function RankingsPage() {
  const { edition } = useStores();
  const words = useWords();
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <RankingSection leagueId={null} isOwnRanked title={words(wordForPage(leaderboardWord, edition))} />
    </PageLayout>
  );
});
