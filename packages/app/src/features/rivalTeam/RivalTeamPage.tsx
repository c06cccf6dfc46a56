import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { RivalPitch } from './RivalPitch.tsx';
import { RivalMessage } from './RivalMessage.tsx';

/** `/team/:userId`: another user's team, read-only. The `round` parameter of the URL chooses the round. [G-039, G-040] */
export function RivalTeamPage() {
  const { userId = '' } = useParams();
  return /^\d+$/.test(userId) ? <RivalTeam userId={Number(userId)} /> : <NotFoundPage />;
}

const RivalTeam = observer(function RivalTeam({ userId }: { readonly userId: number }) {
  const { season, rivalTeam } = useStores();
  const rival = rivalTeam.value;
  const [params, setParams] = useSearchParams();
  const roundId = Number(params.get('round')) || null;
  // Before the screen is painted, so that it never shows the team of another user.
  useLayoutEffect(() => rival.mount(userId), [rival, userId]);
  useEffect(() => void rival.show(roundId), [rival, userId, roundId]);

  function select(chosen: number): void {
    setParams(chosen === season.currentRound?.id ? {} : { round: String(chosen) }, { preventScrollReset: true });
  }

  const { view } = rival;
  switch (view.state) {
    case 'unknown':
      return <NotFoundPage />;
    case 'none':
    case 'failed':
      return <RivalMessage rival={rival} view={view} onSelect={select} onRetry={() => void rival.show(roundId)} />;
    case 'loading':
    case 'ready':
      return <RivalPitch rival={rival} view={view} onSelect={select} />;
  }
});
