import type { SharedTeamView } from '@rugby/domain/stores/sharing/SharedTeamStore';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { PlayLink } from './PlayLink.tsx';

export interface SharedTeamMessageProps {
  readonly view: Extract<SharedTeamView, { readonly state: 'unknown' | 'failed' }>;
  readonly onRetry: () => void;
}

/** Shown instead of a shared team: its link does not work any more, or it could not be loaded. */
export function SharedTeamMessage({ view, onRetry }: SharedTeamMessageProps) {
  const { edition } = useStores();
  const words = useWords();
  return (
    <PageLayout header={<GameHeader />} footer={<SiteFooter edition={edition} />}>
      {view.state === 'unknown' ? (
        <PanelMessage variant="page" mark="link" title={words('sharing.page.unknown')} text={words('sharing.page.unknownText')}>
          <PlayLink variant="primary" />
        </PanelMessage>
      ) : (
        <FailurePanel variant="page" title={words('sharing.page.failed')} failure={view.failure} onRetry={onRetry} />
      )}
    </PageLayout>
  );
}
