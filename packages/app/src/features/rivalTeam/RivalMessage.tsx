import type { RivalView } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { RivalBar, type RivalBarProps } from './RivalBar.tsx';

export interface RivalMessageProps extends RivalBarProps {
  readonly view: Extract<RivalView, { readonly state: 'none' | 'failed' }>;
  readonly onRetry: () => void;
}

/** Shown instead of another user's team: they had none in the round, or it could not be loaded. */
export const RivalMessage = observer(function RivalMessage({ rival, view, onSelect, onRetry }: RivalMessageProps) {
  const { edition } = useStores();
  const words = useWords();
  return (
    <PageLayout
      header={
        <>
          <GameHeader />
          {rival.round && <RivalBar rival={rival} onSelect={onSelect} />}
        </>
      }
      footer={<SiteFooter edition={edition} />}
    >
      {view.state === 'failed' ? (
        <FailurePanel variant="page" title={words('team.rival.failed')} failure={view.failure} onRetry={onRetry} />
      ) : (
        <PanelMessage
          variant="page"
          mark="shirt"
          title={words('team.rival.none', { round: rival.round?.roundNumber ?? '' })}
          text={words('team.rival.noneText')}
        />
      )}
    </PageLayout>
  );
});
