import type { Statistic } from '@rugby/domain/game/players/statistics';
import type { Words } from '@rugby/domain/i18n/keys';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { widePitch } from '../pitchScale.ts';
import { notPrinted } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { DisplaySelect } from '../DisplaySelect/DisplaySelect.tsx';
import type { TeamShortcut } from '../TeamShortcuts/TeamShortcuts.tsx';
import { BuilderTool } from './BuilderTool.tsx';
import { BuilderToolMenu, type ToolEntry } from './BuilderToolMenu.tsx';

/** Actions for a team that is being built. An action is undefined while it is not possible. */
export interface BuilderTools {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  readonly onAutofill?: (() => void) | undefined;
  /** Whether the players are awaited. */
  readonly isFilling?: boolean;
  readonly onClear?: (() => void) | undefined;
  /** In transfer mode only undo and redo are shown. */
  readonly areTransfers?: boolean;
}

/** The button that opens the boosters. */
export interface BoostersTool {
  readonly onPress: () => void;
  /** True in transfer mode, and in any round but the current one. */
  readonly isDisabled?: boolean;
}

export interface BuilderToolbarProps {
  readonly statistic: Statistic;
  readonly onStatistic: (statistic: Statistic) => void;
  /** Actions while a team is built. Without them only Display and boosters are shown. */
  readonly tools?: BuilderTools | undefined;
  /** Only when boosters are allowed. */
  readonly boosters?: BoostersTool | undefined;
  /** What a narrow pitch offers in its menu, since it has no room for `TeamShortcuts` on the first screen. */
  readonly shortcuts?: readonly TeamShortcut[];
  /** A `PitchPrompt`. On a narrow pitch it replaces the tools, but for undo and redo of transfers. */
  readonly prompt?: ReactNode;
}

const none: readonly TeamShortcut[] = [];

/** The tools above the pitch. A narrow pitch shows the two most used as icons, and the others in a menu. */
export function BuilderToolbar({ statistic, onStatistic, tools, boosters, shortcuts = none, prompt }: BuilderToolbarProps) {
  const words = useWords();
  const shortcutEntries = shortcuts.map((shortcut) => ({ id: shortcut.label, ...shortcut }));
  return (
    <Bar aria-label={words('team.toolbar.label')}>
      {prompt !== undefined && (
        <Prompt>
          {prompt}
          {tools?.areTransfers === true && <BuilderToolMenu entries={historyEntries(tools, words)} />}
        </Prompt>
      )}
      <AllTools $isWideOnly={prompt !== undefined}>
        <DisplaySelect value={statistic} onChange={onStatistic} />
        <Tools data-tools={tools && !tools.areTransfers ? (boosters ? 'all' : 'building') : undefined}>
          {tools &&
            (tools.areTransfers ? (
              <TransferTools {...tools} />
            ) : (
              <BuildingTools tools={tools} isCrowded={boosters !== undefined} />
            ))}
          {boosters && (
            <BuilderTool
              icon="bolt"
              label={words('team.toolbar.boosters')}
              form={tools || shortcuts.length > 0 ? 'words' : 'always-words'}
              {...boosters}
            />
          )}
          <BuilderToolMenu
            entries={[...(tools ? buildingEntries(tools, boosters !== undefined, words) : []), ...shortcutEntries]}
          />
        </Tools>
      </AllTools>
    </Bar>
  );
}

function TransferTools({ onUndo, onRedo }: BuilderTools) {
  const words = useWords();
  return (
    <>
      <BuilderTool icon="undo" label={words('team.toolbar.undo')} form="drawing" isDisabled={!onUndo} onPress={onUndo} />
      <BuilderTool icon="redo" label={words('team.toolbar.redo')} form="drawing" isDisabled={!onRedo} onPress={onRedo} />
    </>
  );
}

interface BuildingToolsProps {
  readonly tools: BuilderTools;
  /**
   * Whether the boosters button takes the room of a narrow pitch. A team that may use boosters is complete and needs fewer tools.
   */
  readonly isCrowded: boolean;
}

function BuildingTools({ tools: { onUndo, onRedo, onAutofill, onClear, isFilling = false }, isCrowded }: BuildingToolsProps) {
  const words = useWords();
  const [undo, redo] = [words('team.toolbar.undo'), words('team.toolbar.redo')];
  const [autofill, clear] = [words('team.toolbar.autofill'), words('team.toolbar.clear')];
  return (
    <>
      <BuilderTool icon="undo" label={undo} form={isCrowded ? 'wide-only' : 'drawing'} isDisabled={!onUndo} onPress={onUndo} />
      <BuilderTool icon="redo" label={redo} form="wide-only" isDisabled={!onRedo} onPress={onRedo} />
      <BuilderTool
        icon="wand"
        label={autofill}
        form={isCrowded ? 'ample-words' : 'words'}
        isDisabled={!onAutofill}
        isPending={isFilling}
        onPress={onAutofill}
      />
      <BuilderTool icon="trash" label={clear} form="wide-words" isDisabled={!onClear} onPress={onClear} />
    </>
  );
}

/** What a narrow pitch has no button for while a team is built. In transfer mode undo and redo have buttons at every width. */
function buildingEntries(tools: BuilderTools, isCrowded: boolean, words: Words): readonly ToolEntry[] {
  if (tools.areTransfers) return [];
  const history = historyEntries(tools, words);
  const clear = { id: 'clear', label: words('team.toolbar.clear'), icon: 'trash', onPress: tools.onClear } as const;
  return [...history.filter(({ id }) => isCrowded || id !== 'undo'), clear];
}

function historyEntries({ onUndo, onRedo }: BuilderTools, words: Words): readonly ToolEntry[] {
  return [
    { id: 'undo', label: words('team.toolbar.undo'), icon: 'undo', onPress: onUndo },
    { id: 'redo', label: words('team.toolbar.redo'), icon: 'redo', onPress: onRedo },
  ];
}

const Bar = styled(Group)`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${notPrinted}
`;

const Prompt = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${widePitch} {
    display: none;
  }
`;

const AllTools = styled.div<{ $isWideOnly: boolean }>`
  display: ${({ $isWideOnly }) => ($isWideOnly ? 'none' : 'contents')};
  ${widePitch} {
    display: contents;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[2]};
`;
