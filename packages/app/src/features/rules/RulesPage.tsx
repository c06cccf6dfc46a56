import { matchRuleIds } from '@rugby/domain/game/season/matchRules';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { RuleList } from '@rugby/ui/layout/RuleList';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { ruleSentence } from './ruleSentence.ts';

/** `/rules`: the table of match rules that the engine plays by. Public, the same in both editions. [B1] */
export function RulesPage() {
  const { edition } = useStores();
  const words = useWords();
  const rules = matchRuleIds.map((id) => ({ id, name: words(`rules.name.${id}`), text: ruleSentence(id, words) }));
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      <PageTitle title={words('rules.title')}>{words('rules.lead')}</PageTitle>
      <RuleList rules={rules} />
    </PageLayout>
  );
}
