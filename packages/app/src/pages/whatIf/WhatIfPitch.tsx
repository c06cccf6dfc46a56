import type { Statistic } from '@rugby/domain/game/statistics';
import { transfersOf } from '@rugby/domain/game/transfers';
import { teamOf } from '@rugby/domain/game/sandbox';
import { BuilderToolbar } from '@rugby/ui/game/BuilderToolbar';
import { Pitch, type PitchCards } from '@rugby/ui/game/Pitch';
import { PitchPrompt } from '@rugby/ui/game/PitchPrompt';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pitchCards } from '../../flows/pitch/pitchCards.ts';
import type { WhatIf } from './useWhatIf.ts';

export interface WhatIfPitchProps extends WhatIf {
  /** The way to the boosters stands here; on a phone it is in the bar at the foot. */
  readonly hasBoosters: boolean;
}

/** The tried fifteen with the tools of the sandbox. */
export const WhatIfPitch = observer(function WhatIfPitch({ hasBoosters, ...stores }: WhatIfPitchProps) {
  const { whatIf, desk } = stores;
  const words = useWords();
  const [chosen, choose] = useState<Statistic>();
  const statistic = chosen ?? (whatIf.score?.measure === 'averages' ? 'AveragePoints' : 'RoundPoints');
  const { past, future, sandbox } = whatIf;
  return (
    <Pitch
      label={words('team.pitch.label')}
      cards={cardsOf(stores, statistic)}
      isLoading={sandbox === undefined}
      actions={{ onPressPlayer: desk.pressPlayer, onPressEmpty: desk.pressEmpty }}
      {...(desk.chosen && { chosen: desk.chosen.jersey })}
      head={
        <BuilderToolbar
          statistic={statistic}
          onStatistic={choose}
          tools={{
            areTransfers: true,
            onUndo: past.length > 0 ? desk.undo : undefined,
            onRedo: future.length > 0 ? desk.redo : undefined,
          }}
          {...(hasBoosters && { boosters: { onPress: () => desk.open({ kind: 'boosters' }) } })}
          {...(desk.choosing && {
            prompt: (
              <PitchPrompt text={words('boosters.prompt.player')}>
                <Button variant="quiet" size="sm" onPress={desk.cancelChoice}>
                  {words('boosters.prompt.cancel')}
                </Button>
              </PitchPrompt>
            ),
          })}
        />
      }
    />
  );
});

function cardsOf({ whatIf, desk }: WhatIf, statistic: Statistic): PitchCards {
  const { sandbox, trial, score, asStored, playerPoints } = whatIf;
  if (sandbox === undefined || trial === undefined || score === undefined || asStored === undefined) return new Map();
  const { lineup, captainId, boosters } = trial;
  const exchanged = transfersOf({ lineup, captainId, stored: teamOf(sandbox.real, sandbox) });
  const points = { round: score.trial, total: score.trial, players: playerPoints };
  return pitchCards({
    team: {
      lineup,
      captainId,
      boosters,
      points: score.measure === 'points' ? points : undefined,
      transfers: exchanged.filter((transfer) => transfer.in !== null),
      ...(desk.choosing && { choice: { type: desk.choosing, playerId: null } }),
    },
    stored: asStored,
    statistic,
    round: sandbox.round,
    world: sandbox.world,
  });
}
