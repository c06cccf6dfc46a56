import { Drawer } from '@rugby/ui/primitives/Drawer';
import { RoundResult } from '@rugby/ui/game/RoundResult';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paths, urlOf } from '../../../site/paths.ts';
import { sharedTeam } from '../sharedTeam.ts';
import { useMyTeam } from '../useMyTeam.ts';
import { nextOf } from './nextOf.ts';
import { resultContents } from './resultContents.ts';

/** The result of the shown round, in the place of the pool. */
export const RoundResultSection = observer(function RoundResultSection() {
  const stores = useMyTeam();
  const words = useWords();
  const { edition, editor, ownLeagues, rounds, season, view } = stores;
  const { round } = view;
  useEffect(() => {
    // Without the leagues the result still stands.
    ownLeagues.load().then(
      () => ownLeagues.value.load(),
      () => undefined,
    );
  }, [ownLeagues]);
  const contents = resultContents(stores, words);
  if (round === undefined) return null;
  return (
    <RoundResult
      roundId={round.id}
      roundNumber={round.roundNumber}
      contents={contents.content}
      onSelectRound={(roundId) => void rounds.select(roundId)}
      onOpenBest={() => contents.bestId !== undefined && editor.open({ kind: 'player', playerId: contents.bestId })}
      onShare={sharedTeam(stores) && (() => editor.open({ kind: 'share' }))}
      next={nextOf(stores)}
      reviewHref={season.isOver ? urlOf(edition, paths.review) : undefined}
    />
  );
});

/** The same on a sheet, for windows too narrow to show it beside the pitch. */
export const RoundResultSheet = observer(function RoundResultSheet() {
  const { editor, view } = useMyTeam();
  const words = useWords();
  return (
    <Drawer
      title={words('result.label', { round: view.round?.roundNumber ?? '' })}
      isOpen={editor.pool.isOpen && editor.dialog === undefined}
      onClose={editor.pool.close}
      bleeds
    >
      <RoundResultSection />
    </Drawer>
  );
});
