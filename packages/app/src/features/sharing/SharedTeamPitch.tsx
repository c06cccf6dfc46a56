import type { SharedTeamView } from '@rugby/domain/stores/sharing/SharedTeamStore';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { GameBar } from '@rugby/ui/game/GameBar';
import { RoundSelector } from '@rugby/ui/game/RoundSelector';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { OtherTeam } from './OtherTeam.tsx';
import { PlayLink } from './PlayLink.tsx';
import { sharedFigures } from './sharedFigures.ts';

export interface SharedTeamPitchProps {
  readonly view: Extract<SharedTeamView, { readonly state: 'loading' | 'ready' }>;
  /** Whether players who are not locked are hidden. */
  readonly hidesPicks: boolean;
}

/** The lineup of a shared team, between its figures and the way into the game. [B16] */
export function SharedTeamPitch({ view, hidesPicks }: SharedTeamPitchProps) {
  const words = useWords();
  const shared = view.state === 'ready' ? view : undefined;
  const team = shared?.team.teamHistory;
  return (
    <OtherTeam
      name={shared?.team.name}
      loadingTitle={words('sharing.page.title')}
      team={team}
      round={shared?.round}
      teamOf={() => team}
      note={hidesPicks ? words('sharing.page.hidden') : undefined}
      gameBar={
        <GameBar
          round={<RoundSelector rounds={shared === undefined ? [] : [shared.round]} selectedId={shared?.round.id ?? 0} />}
          figures={sharedFigures(shared, words)}
          action={<PlayLink variant="primary" />}
        />
      }
      bottomBar={
        <BuilderBottomBar>
          <PlayLink variant="primary" />
        </BuilderBottomBar>
      }
    />
  );
}
