import { type NamedTeam, nameInTeam } from '@rugby/domain/game/players/distinctName';
import type { WhatIfChange } from '@rugby/domain/game/whatIf/whatIfScore';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Words } from '@rugby/domain/i18n/keys';
import { WhatIfResult } from '@rugby/ui/game/WhatIfResult';
import { WhatIfResultSkeleton } from '@rugby/ui/game/WhatIfResultSkeleton';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import type { WhatIfStores } from '../../stores/Stores.ts';

/** The points of the what-if team, change by change. */
export const WhatIfScore = observer(function WhatIfScore({ whatIf, editor }: WhatIfStores) {
  const words = useWords();
  const { score, team, whatIfRound, past } = whatIf;
  if (score === undefined || team === undefined || whatIfRound === undefined) return <WhatIfResultSkeleton />;
  const { measure, saved, changed, changes } = score;
  const named = { lineup: team.lineup, saved: whatIfRound.baseTeam };
  return (
    <WhatIfResult
      measure={measure}
      isPlaying={whatIfRound.round.status === 'playing'}
      savedPoints={saved}
      whatIfPoints={changed}
      changes={changes.map((change) => ({ text: changeInWords(change, named, whatIfRound.world, words), points: change.gain }))}
      onReset={past.length > 0 ? editor.reset : undefined}
    />
  );
});

function changeInWords(change: WhatIfChange, team: NamedTeam, world: GameWorld, words: Words): string {
  const nameOf = (id: number) => nameInTeam(id, team, world);
  switch (change.kind) {
    case 'transfer':
      if (change.in === null) return words('whatIf.change.out', { player: nameOf(change.out) });
      return words('whatIf.change.transfer', { in: nameOf(change.in), out: nameOf(change.out) });
    case 'captain':
      if (change.to === null) return words('whatIf.change.noCaptain');
      return words('whatIf.change.captain', { player: nameOf(change.to) });
    case 'boosted': {
      const booster = boosterName(change.type, world.edition, words);
      return change.playerId === null ? booster : words('whatIf.change.boostedOn', { booster, player: nameOf(change.playerId) });
    }
    case 'unboosted':
      return words('whatIf.change.unboosted', { booster: boosterName(change.type, world.edition, words) });
  }
}
