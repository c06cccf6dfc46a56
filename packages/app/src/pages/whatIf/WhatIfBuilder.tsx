import { BuilderLayout } from '@rugby/ui/game/BuilderLayout';
import { PlayerPool } from '@rugby/ui/game/PlayerPool';
import { PlayerPoolSheet } from '@rugby/ui/game/PlayerPoolSheet';
import { SandboxBanner } from '@rugby/ui/game/SandboxBanner';
import { Snackbar } from '@rugby/ui/primitives/Snackbar';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { playerIds } from '@rugby/domain/game/lineup';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { paths, urlOf } from '../../routes/paths.ts';
import { GameHeader } from '../../shell/GameHeader.tsx';
import { useStores } from '../../shell/StoresContext.tsx';
import { useIsNarrow } from '../../shell/useIsNarrow.ts';
import { useShortcuts } from '../myTeam/useShortcuts.ts';
import { refusalMessages, useRefusalMessages } from './useRefusalMessages.ts';
import type { WhatIf } from './useWhatIf.ts';
import { neverSaved, WhatIfBar, WhatIfFoot } from './WhatIfBar.tsx';
import { WhatIfPitch } from './WhatIfPitch.tsx';
import { WhatIfScore } from './WhatIfScore.tsx';
import { poolOf } from './whatIfPool.ts';

const WhatIfDialogs = lazy(async () => ({ default: (await import('./WhatIfDialogs.tsx')).WhatIfDialogs }));

/** The sandbox: a team builder without anything that saves. */
export const WhatIfBuilder = observer(function WhatIfBuilder(stores: WhatIf) {
  const { whatIf, desk } = stores;
  const { edition, season } = useStores();
  const words = useWords();
  const isNarrow = useIsNarrow();
  useRefusalMessages(stores);
  useShortcuts(desk);
  const pool = poolOf(stores, season);
  return (
    <>
      <BuilderLayout
        title={words('whatIf.round', { round: whatIf.round?.roundNumber ?? '' })}
        header={<GameHeader />}
        gameBar={<WhatIfBar {...stores} />}
        banner={<SandboxBanner backHref={urlOf(edition, paths.myTeam)} />}
        pitch={
          <>
            {isNarrow && <WhatIfScore {...stores} />}
            <WhatIfPitch {...stores} hasBoosters={!isNarrow && edition.enabledBoosters.length > 0} />
          </>
        }
        pool={
          isNarrow ? null : (
            <>
              <WhatIfScore {...stores} />
              <PlayerPool {...pool} />
            </>
          )
        }
        bottomBar={<WhatIfFoot {...stores} />}
      />
      {isNarrow && (
        <PlayerPoolSheet
          {...pool}
          isOpen={desk.isPoolOpen}
          onClose={desk.closePool}
          picked={whatIf.trial ? playerIds(whatIf.trial.lineup).length : 0}
          isLimitless={whatIf.budget === null}
          saving={neverSaved}
        />
      )}
      {desk.dialog !== undefined && (
        <Suspense>
          <WhatIfDialogs {...stores} dialog={desk.dialog} />
        </Suspense>
      )}
      <Snackbar queue={refusalMessages} over={isNarrow ? 'bottom-bar' : 'foot'} />
    </>
  );
});
