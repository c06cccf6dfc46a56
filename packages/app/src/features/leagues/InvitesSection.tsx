import type { LeagueInvite } from '@rugby/domain/game/model/league';
import { InviteCard } from '@rugby/ui/leagues/InviteCard';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLaterNavigation } from '../../site/router/useLaterNavigation.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { leaguePath } from './leagueUrls.ts';
import { PagedSection } from './PagedSection.tsx';
import { useLeagueMessages } from './useLeagueMessages.ts';
import { useRounds } from './useRounds.ts';

/** The open invites of the user. Accepting one leads to its league. */
export const InvitesSection = observer(function InvitesSection() {
  const { dashboard, leagues } = useStores();
  const { mine } = leagues.value;
  const words = useWords();
  const beginNavigation = useLaterNavigation();
  const { numberOf } = useRounds();
  const { report } = useLeagueMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = mine.invites.items?.length ?? 0;
  const isExpected = (dashboard.value?.numInvites ?? 0) > 0;

  async function accept(invite: LeagueInvite): Promise<void> {
    const navigate = beginNavigation();
    const outcome = await mine.accept(invite);
    if (outcome.ok) navigate(leaguePath(invite.league.id, 'about'));
    report(outcome, words('leagues.invites.accepted', { name: invite.league.name }));
  }

  async function decline(invite: LeagueInvite): Promise<void> {
    const outcome = await mine.decline(invite);
    const answer = outcome.ok && outcome.value.isJoined ? 'isJoined' : 'declined';
    // The pressed button goes with its card.
    if (report(outcome, words(`leagues.invites.${answer}`, { name: invite.league.name }))) heading.current?.focus();
  }

  return (
    <section aria-labelledby="invites">
      <h2 id="invites" ref={heading} tabIndex={-1}>
        {count === 0 ? words('leagues.tabs.invite') : words('leagues.invites.title', { count })}
      </h2>
      <PagedSection
        list={mine.invites}
        failed={words('leagues.invites.failed')}
        empty={<p>{words('leagues.invites.empty')}</p>}
        placeholder={isExpected ? 'items' : 'sentence'}
      >
        {(invites) =>
          invites.map((invite) => (
            <InviteCard
              key={invite.id}
              invite={invite}
              startRound={numberOf(invite.league.startId)}
              onAccept={() => accept(invite)}
              onDecline={() => decline(invite)}
            />
          ))
        }
      </PagedSection>
    </section>
  );
});
