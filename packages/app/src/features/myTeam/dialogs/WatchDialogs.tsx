import { squadById } from '@rugby/domain/game/model/lookup';
import { fullName } from '@rugby/domain/game/players/fullName';
import { displayPrice } from '@rugby/domain/game/model/money';
import type { Player } from '@rugby/domain/game/model/entities';
import { displayValue } from '@rugby/domain/game/players/statistics';
import { isRestingNow, restIn } from '@rugby/domain/game/season/byes';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { WatchedChange } from '@rugby/domain/game/players/watchedPlayer';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { ComparePlayers } from '@rugby/ui/modals/ComparePlayers';
import { WatchList } from '@rugby/ui/modals/WatchList';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { squadMark } from '../../../site/squadMark.ts';
import { comparedFigures } from './comparedFigures.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** The watch list. Once it is closed, what was new has been seen. [B11] */
export const WatchDialog = observer(function WatchDialog() {
  const { editor, season, watchList } = useMyTeam();
  const words = useWords();
  const { world } = season;
  if (world === undefined) return null;
  return (
    <WatchList
      players={watchList.watched.map(({ player, changes }) => ({
        id: player.id,
        name: fullName(player),
        facts: factsOf(player, world, words),
        changes: changes.map((change) => changeInWords(change, words)),
      }))}
      compared={watchList.compared}
      canCompareMore={watchList.canCompareMore}
      onToggleCompared={watchList.compare}
      onCompare={() => editor.open({ kind: 'compare' })}
      onRemove={watchList.remove}
      onClose={() => {
        watchList.markSeen();
        editor.closeDialog();
      }}
    />
  );
});

/** The chosen players of the watch list beside each other. [B11] */
export const CompareDialog = observer(function CompareDialog() {
  const { editor, edition, season, watchList } = useMyTeam();
  const words = useWords();
  const { world } = season;
  if (world === undefined) return null;
  const players = watchList.compared.flatMap((id) => world.players.get(id) ?? []);
  return (
    <ComparePlayers
      players={players.map((player) => ({
        id: player.id,
        name: fullName(player),
        squad: squadMark(edition, squadById(player.squadId, world)),
        figures: comparedFigures(player, players, world, words),
      }))}
      onBack={() => editor.open({ kind: 'watch' })}
    />
  );
});

function factsOf(player: Player, world: GameWorld, words: Words): string {
  const position = positionCategory(player.position, words);
  const [price, points] = [displayPrice(player.cost), displayValue(player.stats.totalPoints)];
  const facts = words('watch.facts', { squad: squadById(player.squadId, world).abbreviation, position, price, points });
  const round = currentRound(world.rounds);
  if (round === undefined || !isRestingNow(player.squadId, world.rounds)) return facts;
  const key = restIn(round) === 'bye' ? 'watch.factsWithBye' : 'watch.factsWithoutMatch';
  return words(key, { facts, round: round.roundNumber });
}

function changeInWords(change: WatchedChange, words: Words): string {
  switch (change.kind) {
    case 'cost':
      return words('watch.change.cost', { by: prependSign(change.by, displayPrice(Math.abs(change.by))) });
    case 'points':
      return words('watch.change.points', { by: prependSign(change.by, String(Math.abs(change.by))) });
    case 'status': {
      const [from, to] = [words(`team.status.${change.from}`), words(`team.status.${change.to}`)];
      return words('watch.change.status', { from, to });
    }
  }
}

function prependSign(amount: number, text: string): string {
  return `${amount < 0 ? '−' : '+'}${text}`;
}
