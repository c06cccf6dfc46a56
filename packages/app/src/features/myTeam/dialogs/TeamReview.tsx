import { findPlayer, squadById } from '@rugby/domain/game/model/lookup';
import { kitOf } from '@rugby/domain/editions';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { EditedTeam, GameWorld } from '@rugby/domain/game/model/world';
import { restingPlayers } from '@rugby/domain/game/season/byes';
import { restingToReplace } from '@rugby/domain/game/team/restingToReplace';
import { nameInTeam } from '@rugby/domain/game/players/distinctName';
import { fullName } from '@rugby/domain/game/players/fullName';
import { Pitch } from '@rugby/ui/game/Pitch';
import { ReviewTeam, type RestingPlayerLine } from '@rugby/ui/modals/ReviewTeam';
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
  const { captain: captainChoice, editor, edition, season, team } = stores;
  const { world, currentRound } = season;
  if (world === undefined) return null;
  const captain = findPlayer(team.draft.captainId, world);
  return (
    <ReviewTeam
      captain={captain === undefined ? null : fullName(captain)}
      budget={team.budget ?? 0}
      roundNumber={currentRound?.roundNumber ?? 0}
      onSave={() => void editor.save()}
      onPickCaptain={captainChoice.startForSave}
      onClose={editor.closeDialog}
      isSaving={team.saving.state === 'pending'}
      resting={restingPlayers(playerIds(team.draft.lineup), world).map((id) => restingLine(id, team.draft, world))}
      swap={{
        count: restingToReplace(team.draft, world).length,
        min: edition.squad.min,
        isPending: editor.isFilling,
        onPress: () => void editor.swapResting(),
      }}
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

function restingLine(id: number, team: EditedTeam, world: GameWorld): RestingPlayerLine {
  const squad = squadById(findPlayer(id, world)?.squadId ?? 0, world);
  const kit = kitOf(world.edition, squad.abbreviation, squad.id);
  return { id, name: nameInTeam(id, team, world), squad: squad.name, kit, isCaptain: id === team.captainId };
}
