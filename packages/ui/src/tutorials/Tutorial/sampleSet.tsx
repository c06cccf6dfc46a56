import type { Edition } from '@rugby/domain/editions';
import { screensOf, type TutorialName } from '@rugby/domain/game/tutorial/tutorials';
import { TutorialStage } from './TutorialStage.tsx';

export interface SampleSetProps {
  readonly edition: Edition;
  readonly tutorial: TutorialName;
}

/** Every stage of one tutorial at a width of 320 px, for stories. */
export function SampleSet({ edition, tutorial }: SampleSetProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 320px)', gap: 4 }}>
      {screensOf(tutorial).map(({ scene }) => (
        <TutorialStage key={scene} scene={scene} edition={edition} />
      ))}
    </div>
  );
}
