import type { Statistic } from '@rugby/domain/game/statistics';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { Menu, type MenuEntry } from '../../primitives/Menu/Menu.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { DisplaySelect } from '../DisplaySelect/DisplaySelect.tsx';
import { BuilderTool } from './BuilderTool.tsx';

/** What can be done with a team that is being built; undefined while it cannot. */
export interface BuilderTools {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  readonly onAutofill?: (() => void) | undefined;
  readonly onClear?: (() => void) | undefined;
}

export interface BuilderToolbarProps {
  readonly statistic: Statistic;
  readonly onStatistic: (statistic: Statistic) => void;
  /** The tools of a team that is being built; without them only Display and boosters are there. */
  readonly tools?: BuilderTools;
  /** Only when boosters are allowed. [G-035] */
  readonly onBoosters?: () => void;
}

/** The tools at the head of the pitch. A narrow pitch shows the two most used as drawings, and the others in a menu. */
export function BuilderToolbar({ statistic, onStatistic, tools, onBoosters }: BuilderToolbarProps) {
  const words = useWords();
  return (
    <Bar aria-label={words('team.toolbar.label')}>
      <DisplaySelect value={statistic} onChange={onStatistic} />
      <Tools>
        {tools && <BuildingTools tools={tools} onBoosters={onBoosters} />}
        {onBoosters && (
          <BuilderTool
            icon="bolt"
            label={words('team.toolbar.boosters')}
            form={tools ? 'wide-words' : 'always-words'}
            onPress={onBoosters}
          />
        )}
      </Tools>
    </Bar>
  );
}

interface BuildingToolsProps {
  readonly tools: BuilderTools;
  readonly onBoosters: (() => void) | undefined;
}

function BuildingTools({ tools: { onUndo, onRedo, onAutofill, onClear }, onBoosters }: BuildingToolsProps) {
  const words = useWords();
  const [redo, autofill, clear] = [words('team.toolbar.redo'), words('team.toolbar.autofill'), words('team.toolbar.clear')];
  const inMenu: readonly MenuEntry<'redo' | 'clear' | 'boosters'>[] = [
    { id: 'redo', label: redo, icon: 'redo', isDisabled: !onRedo },
    { id: 'clear', label: clear, icon: 'trash', isDisabled: !onClear },
    ...(onBoosters ? [{ id: 'boosters', label: words('team.toolbar.boosters'), icon: 'bolt' } as const] : []),
  ];
  const actions = { redo: onRedo, clear: onClear, boosters: onBoosters };
  return (
    <>
      <BuilderTool icon="undo" label={words('team.toolbar.undo')} form="drawing" isDisabled={!onUndo} onPress={onUndo} />
      <BuilderTool icon="redo" label={redo} form="wide-only" isDisabled={!onRedo} onPress={onRedo} />
      <BuilderTool icon="wand" label={autofill} form="words" isDisabled={!onAutofill} onPress={onAutofill} />
      <BuilderTool icon="trash" label={clear} form="wide-words" isDisabled={!onClear} onPress={onClear} />
      <Menu label={words('team.toolbar.label')} entries={inMenu} onAction={(id) => actions[id]?.()}>
        <BuilderTool icon="more" label={words('team.toolbar.more')} form="narrow-only" />
      </Menu>
    </>
  );
}

const Bar = styled(Group)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[2]};
`;
