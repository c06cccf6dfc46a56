import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { MemberList } from '@rugby/ui/leagues/MemberList';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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
  useEffect(() => void members.load(), [members]);
  const actions = leagueRights(league, userId).canManage && {
    onRemove: async (id: number) => sentenceOf(await store.removeMember(id), words('leagues.members.removed')),
    onHandOver: async (id: number) => sentenceOf(await store.handOver(id), words('leagues.members.handedOver')),
  };
  return (
    <section aria-labelledby="members">
      <h2 id="members">{words('leagues.facts.teams', { count: league.numTeams })}</h2>
      <PagedSection list={members} failed={words('leagues.members.failed')} empty={null}>
        {(items) => <MemberList members={items} userId={userId} managerId={league.leagueManager?.userId ?? 0} {...actions} />}
      </PagedSection>
    </section>
  );
});
