import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { MemberList } from '@rugby/ui/leagues/MemberList';
import { useLostFocus } from '@rugby/ui/theme/useLostFocus';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../../stores/StoresContext.tsx';
import type { LeagueTabProps } from './LeagueTabProps.ts';
import { PagedSection } from './PagedSection.tsx';
import { useLeagueMessages } from './useLeagueMessages.ts';

/** The members of a league. Its manager removes them and hands the league over. */
export const MembersSection = observer(function MembersSection({ league, userId }: LeagueTabProps) {
  const store = useStores().leagues.value.league;
  const words = useWords();
  const { sentenceOf } = useLeagueMessages();
  const { members } = store;
  const [section, heading] = [useRef<HTMLElement>(null), useRef<HTMLHeadingElement>(null)];
  useLostFocus(section, heading);
  useEffect(() => void members.load(), [members]);
  const actions = leagueRights(league, userId).canManage && {
    // Who knows the code of a private league can join it again.
    removeNote: league.privacy === 'private' ? words('leagues.members.codeNote') : undefined,
    onRemove: async (id: number) => sentenceOf(await store.removeMember(id), words('leagues.members.removed')),
    onHandOver: async (id: number) => sentenceOf(await store.handOver(id), words('leagues.members.handedOver')),
  };
  return (
    <section ref={section} aria-labelledby="members">
      <h2 id="members" ref={heading} tabIndex={-1}>
        {words('leagues.facts.teams', { count: league.numTeams })}
      </h2>
      <PagedSection list={members} failed={words('leagues.members.failed')} empty={null}>
        {(items) => <MemberList members={items} userId={userId} managerId={league.leagueManager?.userId ?? 0} {...actions} />}
      </PagedSection>
    </section>
  );
});
