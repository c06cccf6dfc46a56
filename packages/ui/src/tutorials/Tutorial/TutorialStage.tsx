import type { Edition } from '@rugby/domain/editions';
import type { TutorialScene } from '@rugby/domain/game/tutorial/tutorials';
import styled, { keyframes } from 'styled-components';
import { PitchTurf } from '../../game/PitchTurf/PitchTurf.tsx';
import { space } from '../../theme/scale.ts';
import { tutorial } from './tutorialScale.ts';
import { positionScenes } from './TutorialPositionScenes.tsx';
import { teamScenes } from './TutorialTeamScenes.tsx';

export interface TutorialStageProps {
  readonly scene: TutorialScene;
  readonly edition: Edition;
}

/** A part of the pitch that illustrates a step. Decorative: the text beside it contains the same information. */
export function TutorialStage({ scene, edition }: TutorialStageProps) {
  const Scene = scenes[scene];
  return (
    <Field aria-hidden="true" inert>
      <PitchTurf />
      <Settling key={scene}>
        <Scene edition={edition} />
      </Settling>
    </Field>
  );
}

const scenes = { ...teamScenes, ...positionScenes };

const Field = styled.div`
  position: relative;
  block-size: ${tutorial.stage.phone};
  overflow: hidden;
  isolation: isolate;
  ${({ theme }) => theme.media.sm} {
    block-size: ${tutorial.stage.wide};
  }
`;

const settle = keyframes`
  from { opacity: 0; transform: translateY(${space[3]}); }
`;

/**
 * The cards use the width of this container. The turf is outside of it and draws no posts, because the stage is too low for them.
 */
const Settling = styled.div`
  container: pitch / inline-size;
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[4]};
  block-size: 100%;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[2]};
  animation: ${settle} ${({ theme }) => theme.motion.enter};
`;
