import { PollStore } from '@rugby/domain/stores/season/PollStore';
import { RivalTeamStore } from '@rugby/domain/stores/rivalTeam/RivalTeamStore';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useStores } from '../../shell/StoresContext.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { RivalPitch } from './RivalPitch.tsx';
import { RivalMessage } from './RivalMessage.tsx';

/** `/team/:userId`: another fan's team, only to be looked at. The round stands in the address. [G-039, G-040] */
export function RivalTeamPage() {
  const { userId = '' } = useParams();
  return /^\d+$/.test(userId) ? <RivalTeam key={userId} userId={Number(userId)} /> : <NotFoundPage />;
}

const RivalTeam = observer(function RivalTeam({ userId }: { readonly userId: number }) {
  const { api, ports, season } = useStores();
  const [rival] = useState(() => new RivalTeamStore(api, season, new PollStore(api, ports.poll), userId));
  const [params, setParams] = useSearchParams();
  const roundId = Number(params.get('round')) || null;
  useEffect(() => void rival.show(roundId), [rival, roundId]);
  useEffect(() => rival.follow(), [rival]);

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
