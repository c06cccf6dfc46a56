import { joinPath, joinPathOf } from '@rugby/domain/game/leagues/joinPath';
import { findLeagueCode, type FoundLeagueCode } from '@rugby/domain/game/leagues/findLeagueCode';
import { JoinByCode } from '@rugby/ui/leagues/JoinByCode';
import { JoinCard } from '@rugby/ui/leagues/JoinCard';
import { LeaguesLayout } from '@rugby/ui/leagues/LeaguesLayout';
import { PageTitle } from '@rugby/ui/layout/PageTitle';
import { PanelMessage } from '@rugby/ui/layout/PanelMessage';
import { SearchField } from '@rugby/ui/primitives/SearchField';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { lazyDialog } from '@rugby/ui/lazy/lazyDialog';
import { useLoadOnIntent } from '../../site/useLoadOnIntent.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import { LeaguesFrame } from './LeaguesFrame.tsx';
import { PagedSection } from './PagedSection.tsx';
import { useRounds } from './useRounds.ts';

const JoinDialog = lazyDialog(async () => (await import('./JoinDialog.tsx')).JoinDialog);
const lazyParts = [JoinDialog];

/** `/leagues/join/:code?`: public leagues to join; with a code, the dialog of its league is open. */
export const JoinLeaguePage = observer(function JoinLeaguePage() {
  const { edition, session, leagues } = useStores();
  const { join } = leagues.value;
  const { code } = useParams();
  const words = useWords();
  const navigate = useNavigate();
  const { numberOf, haveAllBegun } = useRounds();
  useLoadOnIntent(lazyParts);
  const userId = session.pageUser?.id ?? 0;
  useEffect(() => void join.leagues.load(), [join]);
  const reason = join.search.text === '' ? 'empty' : 'nothingFound';
  const open = (chosen: string) => void navigate(joinPathOf(chosen));

  /** A league of the other edition is joined there, as by its link. */
  function follow({ code: chosen, edition: where = edition }: FoundLeagueCode): void {
    if (where.id === edition.id) open(chosen);
    else location.assign(where.basePath + joinPathOf(chosen));
  }

  return (
    <LeaguesFrame>
      <PageTitle title={words('leagues.join.title')} />
      <LeaguesLayout isAsideFirst aside={<JoinByCode codeIn={findLeagueCode} onOpen={follow} />}>
        <SearchField
          size="md"
          label={words('leagues.join.search')}
          clearLabel={words('leagues.join.clear')}
          maxLength={100}
          value={join.search.typed}
          onChange={join.search.type}
        />
        <PagedSection
          list={join.leagues}
          failed={words('leagues.join.failed')}
          empty={
            <PanelMessage
              mark={reason === 'empty' ? 'trophy' : 'search'}
              title={words(`leagues.join.${reason}`)}
              text={words(reason === 'empty' && haveAllBegun ? 'leagues.create.noRounds' : `leagues.join.${reason}Text`)}
            />
          }
        >
          {(items) => (
            <div aria-busy={join.leagues.isPending}>
              {items.map((league) => (
                <JoinCard
                  key={league.id}
                  league={league}
                  userId={userId}
                  startRound={numberOf(league.startId)}
                  onJoin={() => open(league.code ?? '')}
                />
              ))}
            </div>
          )}
        </PagedSection>
      </LeaguesLayout>
      {code !== undefined && <JoinDialog key={code} code={code} onGiveUp={() => void navigate(joinPath)} />}
    </LeaguesFrame>
  );
});
