import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext.tsx';
import { SharedTeamMessage } from './SharedTeamMessage.tsx';
import { SharedTeamPitch } from './SharedTeamPitch.tsx';

/** `/shared-team/:code`: the team that a link shares, read-only. Public. [B16] */
export const SharedTeamPage = observer(function SharedTeamPage() {
  const { code = '' } = useParams();
  const store = useStores().sharedTeam.value;
  // Before the screen is painted, so that it never shows the team of another link.
  useLayoutEffect(() => store.mount(code), [store, code]);
  const { view, hidesPicks } = store;
  switch (view.state) {
    case 'unknown':
    case 'failed':
      return <SharedTeamMessage view={view} onRetry={() => void store.load()} />;
    case 'loading':
    case 'ready':
      return <SharedTeamPitch view={view} hidesPicks={hidesPicks} />;
  }
});
