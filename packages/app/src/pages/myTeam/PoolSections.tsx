import { playerIds } from '@rugby/domain/game/lineup';
import { BuilderBottomBar } from '@rugby/ui/game/BuilderBottomBar';
import { PlayerPool } from '@rugby/ui/game/PlayerPool';
import { PlayerPoolSheet } from '@rugby/ui/game/PlayerPoolSheet';
import { Button } from '@rugby/ui/primitives/Button';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { useBuilder } from './useBuilder.ts';
import { SaveButton } from './SaveButton.tsx';
import { savingLine } from './savingLine.ts';
import { usePool } from './usePool.ts';

/** The pool on the wall beside the pitch. */
export const PoolWall = observer(function PoolWall() {
  return <PlayerPool {...usePool()} />;
});

/** The pool on a sheet over the pitch, for windows that have no room for the wall. */
export const PoolSheet = observer(function PoolSheet() {
  const { desk, team } = useBuilder();
  const saving = savingLine(team);
  return (
    <PlayerPoolSheet
      {...usePool()}
      isOpen={desk.isPoolOpen}
      onClose={desk.closePool}
      picked={playerIds(team.draft.lineup).length}
      {...(saving && { saving })}
    />
  );
});

/** Budget, saving and the two buttons at the foot of a phone. */
export const FootSection = observer(function FootSection() {
  const { desk, team, view } = useBuilder();
  const words = useWords();
  const saving = savingLine(team);
  return (
    <BuilderBottomBar budget={team.budget ?? 0} {...(saving && { saving })}>
      <Button variant="secondary" onPress={desk.openPool}>
        {words('team.pool.label')}
      </Button>
      {!view.isHistoric && <SaveButton />}
    </BuilderBottomBar>
  );
});
