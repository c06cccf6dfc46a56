import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { WhatIfBuilder } from './WhatIfBuilder.tsx';
import { WhatIfMessage } from './WhatIfMessage.tsx';

/**
 * `/what-if`: another team, captain or booster in a round that the address names, and what it would have brought. Nothing is saved. [B10]
 */
export const WhatIfPage = observer(function WhatIfPage() {
  const { session, whatIf: screen } = useStores();
  // A later visit of the page starts from the saved team again.
  useLayoutEffect(() => () => screen.renew(), [screen]);
  const stores = screen.value;
  const { whatIf } = stores;
  const [params] = useSearchParams();
  const roundId = Number(params.get('round')) || null;
  // Loads again after the user has signed in again.
  const isSignedIn = session.lapsedUser === null;
  useEffect(() => (isSignedIn ? whatIf.mount(roundId) : undefined), [whatIf, roundId, isSignedIn]);
  const { status } = whatIf.baseTeamStore;
  switch (status.state) {
    case 'loading':
    case 'ready':
      return <WhatIfBuilder {...stores} />;
    case 'no-team':
    case 'not-played':
      return <WhatIfMessage {...stores} status={status} />;
    case 'failed':
      return status.failure.kind === 'signed-out' ? <WhatIfBuilder {...stores} /> : <WhatIfMessage {...stores} status={status} />;
  }
});
