import { findPlayer } from '@rugby/domain/game/model/lookup';
import { fullName } from '@rugby/domain/game/players/fullName';
import { Pitch } from '@rugby/ui/game/Pitch';
import { ReviewTeam } from '@rugby/ui/modals/ReviewTeam';
import { PitchLogo } from '@rugby/ui/game/PitchLogo';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useMyTeam } from '../useMyTeam.ts';
import { pitchCards } from '../../team/pitchCards.ts';
import { shownTeam } from '../pitch/shownTeam.ts';

/** The complete team before it is saved, to be read only. [G-038, G-102] */
export const TeamReview = observer(function TeamReview() {
  const stores = useMyTeam();
  const words = useWords();
  const { editor, edition, season, team } = stores;
  const { world, currentRound } = season;
  if (world === undefined) return null;
  const captain = findPlayer(team.draft.captainId, world);
  return (
    <ReviewTeam
      captain={captain === undefined ? null : fullName(captain)}
      budget={team.budget ?? 0}
      roundNumber={currentRound?.roundNumber ?? 0}
      onSave={() => void editor.save()}
      onPickCaptain={editor.closeDialog}
      onClose={editor.closeDialog}
      isSaving={team.saving.state === 'pending'}
    >
      <Pitch
        label={words('team.pitch.label')}
        cards={pitchCards({
          team: shownTeam(stores),
          saved: team.draft.saved,
          statistic: editor.statistic,
          round: currentRound,
          world,
        })}
        head={<PitchLogo title={edition.title} />}
      />
    </ReviewTeam>
  );
});
