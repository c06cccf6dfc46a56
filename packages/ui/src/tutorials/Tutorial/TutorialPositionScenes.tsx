import type { Edition } from '@rugby/domain/editions';
import type { StatCode } from '@rugby/domain/game/model/entities';
import { pitchRows, slots, slotsInRow, type PitchRow as Row } from '@rugby/domain/game/model/positions';
import { scoringTable } from '@rugby/domain/game/scoring/scorePlayer';
import styled from 'styled-components';
import { Pitch } from '../../game/Pitch/Pitch.tsx';
import { PitchRow } from '../../game/PitchRow/PitchRow.tsx';
import { PlayerCard } from '../../game/PlayerCard/PlayerCard.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { tutorial } from './tutorialScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { TutorialFigures } from './TutorialFigures.tsx';
import { cardOf } from './tutorialScenario.ts';

interface SceneProps {
  readonly edition: Edition;
}

/** The scenes of the position tutorial: a row of the pitch and the actions that score there. */
export const positionScenes = {
  'position.welcome': Formation,
  'position.front-row': rowScene('A', ['SW', 'TK', 'TW']),
  'position.second-row': rowScene('B', ['LT', 'LS', 'TK']),
  'position.back-row': rowScene('C', ['TW', 'O', 'TK']),
  'position.half-backs': rowScene('D', ['TA', 'K_50_22', 'PG']),
  'position.centres': rowScene('E', ['LB', 'LC', 'TB']),
  'position.back-three': rowScene('F', ['T', 'LB', 'MG']),
  'position.end': WholePitch,
};

/** The scoring codes that the tutorial mentions. */
type PayingCode = Extract<
  StatCode,
  'T' | 'TA' | 'LB' | 'LC' | 'TB' | 'TW' | 'TK' | 'O' | 'LT' | 'LS' | 'SW' | 'PG' | 'MG' | 'K_50_22'
>;

function rowScene(row: Row, codes: readonly PayingCode[]) {
  return function RowScene({ edition }: SceneProps) {
    const words = useWords();
    return (
      <>
        <PitchRow row={row} form="list">
          {(slot) => <PlayerCard slot={slot} content={cardOf(edition, slot.jersey)} />}
        </PitchRow>
        <TutorialFigures figures={codes.map((code) => [`+${paidFor(code)}`, words(`tutorials.pays.${code}`)])} />
      </>
    );
  };
}

/** Points for one action, from the scoring table of the game. */
function paidFor(code: PayingCode): number {
  const rule = scoringTable[code];
  return 'points' in rule ? rule.points : 1;
}

function Formation({ edition }: SceneProps) {
  return (
    <Rows>
      {pitchRows.map((row) => (
        <Line key={row} $isWide={row === 'E' || row === 'F'}>
          {slotsInRow(row).map(({ jersey }) => {
            const { kit } = cardOf(edition, jersey);
            return <Jersey key={jersey} kit={kit} number={jersey} />;
          })}
        </Line>
      ))}
    </Rows>
  );
}

function WholePitch({ edition }: SceneProps) {
  const words = useWords();
  const cards = new Map(
    slots.map(({ jersey }) => [jersey, cardOf(edition, jersey, jersey === 11 ? { badge: 'captain' } : {})] as const),
  );
  return (
    <ScaledPitch>
      <div>
        <Pitch label={words('team.pitch.label')} cards={cards} />
      </div>
    </ScaledPitch>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${tutorial.formation.gap};
  --shirt: ${tutorial.formation.jersey.phone};
  --spread: ${tutorial.formation.spread.phone};
  ${({ theme }) => theme.media.sm} {
    --shirt: ${tutorial.formation.jersey.wide};
    --spread: ${tutorial.formation.spread.wide};
  }
`;

const Line = styled.div<{ $isWide: boolean }>`
  display: flex;
  justify-content: center;
  gap: ${({ $isWide }) => ($isWide ? 'calc(var(--spread) * 2)' : 'var(--spread)')};
  & > svg {
    inline-size: var(--shirt);
    filter: ${({ theme }) => theme.drawing.shadow};
  }
`;

/** The pitch of a desktop, scaled down. */
const ScaledPitch = styled.div`
  --scale: ${tutorial.pitch.scale.phone};
  position: relative;
  inline-size: calc(${tutorial.pitch.width} * var(--scale));
  block-size: calc(${tutorial.pitch.height} * var(--scale));
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.md};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  & > div {
    inline-size: ${tutorial.pitch.width};
    block-size: ${tutorial.pitch.height};
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  ${({ theme }) => theme.media.sm} {
    --scale: ${tutorial.pitch.scale.wide};
  }
`;
