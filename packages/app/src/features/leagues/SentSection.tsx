import { SentInvites } from '@rugby/ui/leagues/SentInvites';
import { useLostFocus } from '@rugby/ui/theme/useLostFocus';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { dayOf } from '../../site/dayAndTime.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { PagedSection } from './PagedSection.tsx';
import { useLeagueMessages } from './useLeagueMessages.ts';

/** The invites that the league has sent, for its manager. */
export const SentSection = observer(function SentSection() {
  const store = useStores().leagues.value.league;
  const words = useWords();
  const { report, sentenceOf } = useLeagueMessages();
  const { sentInvites } = store;
  const [section, heading] = [useRef<HTMLElement>(null), useRef<HTMLHeadingElement>(null)];
  useLostFocus(section, heading);
  useEffect(() => void sentInvites.load(), [sentInvites]);
  return (
    <section ref={section} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {words('leagues.sent.title')}
      </h2>
      <PagedSection list={sentInvites} failed={words('leagues.sent.failed')} empty={<p>{words('leagues.sent.none')}</p>}>
        {(invites) => (
          <SentInvites
            invites={invites}
            dayOf={dayOf}
            onSendAgain={async (id) => report(await store.sendAgain(id), words('leagues.sent.sentAgain'))}
            onDelete={async (id) => sentenceOf(await store.deleteInvite(id), words('leagues.sent.deleted'))}
          />
        )}
      </PagedSection>
    </section>
  );
});
