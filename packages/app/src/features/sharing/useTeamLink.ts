import { shareLink } from '@rugby/domain/game/leagues/shareLink';
import type { TeamLinkStore, TeamLinkView } from '@rugby/domain/stores/sharing/TeamLinkStore';
import type { SharedLink, SharePictureProps } from '@rugby/ui/modals/SharePicture';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { useEffect, useState } from 'react';
import { copyText } from '../../site/deviceSharing.ts';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { useStores } from '../../stores/StoresContext.tsx';

/** The link to the user's team of a round, as its dialog shows it. To be called in an observer. */
export function useTeamLink(store: TeamLinkStore | undefined, roundId: number): SharePictureProps['link'] {
  const { edition, clock, ports } = useStores();
  const words = useWords();
  const [timestamp] = useState(() => clock.read());
  useEffect(() => void store?.open(roundId), [store, roundId]);
  if (store === undefined) return undefined;
  const target = { base: ports.visit.origin, lang: ports.api.language, edition };
  const { view, isChanging, failure } = store;
  return {
    link: sharedLink(view, (teamCode) => shareLink(target, 'team', { timestamp, teamCode })),
    isChanging,
    error: failure && failureSentence(failure, words),
    onRetry: () => void store.open(roundId),
    onCreate: () => void store.create(),
    onDelete: () => void store.delete(),
    onCopy: copyText,
  };
}

function sharedLink(view: TeamLinkView, hrefOf: (code: string) => string): SharedLink {
  return view.state === 'shared' ? { state: 'shared', href: hrefOf(view.code) } : { state: view.state };
}
