import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { WhatIfBanner } from '@rugby/ui/game/WhatIfBanner';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { paths, urlOf } from '../../site/paths.ts';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../stores/StoresContext.tsx';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { useIsNarrow } from '../../site/useIsNarrow.ts';
import { useShortcuts } from '../team/useShortcuts.ts';
import type { WhatIfStores } from '../../stores/Stores.ts';
import { WhatIfBar, WhatIfBottomBar } from './WhatIfBar.tsx';
import { WhatIfPitch } from './WhatIfPitch.tsx';
import { WhatIfScore } from './WhatIfScore.tsx';

const WhatIfPool = lazy(async () => ({ default: (await import('./WhatIfPool.tsx')).WhatIfPool }));
const WhatIfDialogs = lazyDialog(async () => (await import('./WhatIfDialogs.tsx')).WhatIfDialogs);
const WhatIfRefusals = lazy(async () => ({ default: (await import('./WhatIfRefusals.tsx')).WhatIfRefusals }));
const lazyParts = [WhatIfDialogs];

/** The what-if editor: a team page that cannot save. */
export const WhatIfBuilder = observer(function WhatIfBuilder(stores: WhatIfStores) {
  const { whatIf, editor } = stores;
  const { edition } = useStores();
  const words = useWords();
  const isNarrow = useIsNarrow();
  useShortcuts(editor);
  useLoadOnIntent(lazyParts);
  const pool = (
    <Suspense>
      <WhatIfPool {...stores} isSheet={isNarrow} />
    </Suspense>
  );
  const score = <WhatIfScore {...stores} />;
  return (
    <>
      <BuilderLayout
        title={words('whatIf.round', { round: whatIf.baseTeamStore.round?.roundNumber ?? '' })}
        header={<GameHeader />}
        gameBar={<WhatIfBar {...stores} />}
        banner={<WhatIfBanner backHref={urlOf(edition, paths.myTeam)} />}
        pitch={
          <>
            {isNarrow && score}
            <WhatIfPitch {...stores} hasBoosters={!isNarrow && edition.enabledBoosters.length > 0} />
          </>
        }
        pool={
          !isNarrow && (
            <>
              {score}
              {pool}
            </>
          )
        }
        messages={
          <Suspense>
            <WhatIfRefusals {...stores} />
          </Suspense>
        }
        bottomBar={<WhatIfBottomBar {...stores} />}
      />
      {isNarrow && pool}
      {editor.dialog !== undefined && <WhatIfDialogs {...stores} dialog={editor.dialog} onGiveUp={editor.closeDialog} />}
    </>
  );
});
