import type { WhatIfStatus } from '@rugby/domain/stores/whatIf/SavedTeamStore';
import { PageLayout } from '@rugby/ui/layout/PageLayout';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { SiteFooter } from '@rugby/ui/layout/SiteFooter';
import { Link } from '@rugby/ui/primitives/Link';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { paths, urlOf } from '../../site/paths.ts';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import type { WhatIfStores } from '../../stores/Stores.ts';
import { WhatIfBar } from './WhatIfBar.tsx';

export interface WhatIfMessageProps extends WhatIfStores {
  readonly status: Exclude<WhatIfStatus, { readonly state: 'loading' | 'ready' }>;
}

/** Shown when there is no what-if team: no complete team, a round that it did not play, or a failure. */
export function WhatIfMessage({ status, ...stores }: WhatIfMessageProps) {
  const { edition } = useStores();
  const header = (
    <>
      <GameHeader />
      {status.state === 'not-played' && <WhatIfBar {...stores} />}
    </>
  );
  return (
    <PageLayout header={header} footer={<SiteFooter edition={edition} />}>
      <Message status={status} {...stores} />
    </PageLayout>
  );
}

function Message({ status, whatIf }: WhatIfMessageProps) {
  const { edition } = useStores();
  const words = useWords();
  if (status.state === 'failed')
    return (
      <FailurePanel
        variant="page"
        title={words('whatIf.none.failed')}
        failure={status.failure}
        onRetry={() => void whatIf.baseTeamStore.load()}
      />
    );
  const reason = status.state === 'no-team' ? 'noTeam' : 'notPlayed';
  return (
    <PanelMessage
      variant="page"
      mark="shirt"
      title={words(`whatIf.none.${reason}`, { round: whatIf.baseTeamStore.round?.roundNumber ?? '' })}
      text={words(`whatIf.none.${reason}Text`)}
    >
      <Link href={urlOf(edition, paths.myTeam)} variant="primary">
        {words('whatIf.banner.back')}
      </Link>
    </PanelMessage>
  );
}
