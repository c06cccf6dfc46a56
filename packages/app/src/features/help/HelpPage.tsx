import { builtInHelp } from '@rugby/domain/help/builtInHelp';
import { findHelp } from '@rugby/domain/help/findHelp';
import { helpAddress } from '@rugby/domain/help/helpPath';
import { HelpLoading } from '@rugby/ui/help/HelpLoading';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { HelpCentre } from './HelpCentre.tsx';

/** `/help` and everything below it: sections, articles and the search over them. Public, also without a season. */
export const HelpPage = observer(function HelpPage() {
  const { edition, help } = useStores();
  const words = useWords();
  const store = help.value;
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  useEffect(() => void store.load(), [store]);
  const builtIn = useMemo(() => builtInHelp(edition, words), [edition, words]);
  const sections = store.sections ?? builtIn;
  const found = findHelp(
    sections,
    path.split('/').filter((part) => part !== ''),
  );
  const isWaiting = store.isLoading;
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />} frame="bleed">
      {!isWaiting && found.kind === 'moved' && (
        <Navigate to={{ pathname: helpAddress({ basePath: '' }, ...found.to), search }} replace />
      )}
      {isWaiting || found.kind === 'moved' ? (
        <HelpLoading />
      ) : (
        <HelpCentre sections={sections} found={found} isBuiltIn={store.sections === undefined} />
      )}
    </PageLayout>
  );
});
