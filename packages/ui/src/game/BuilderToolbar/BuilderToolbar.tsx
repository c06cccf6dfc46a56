import type { Statistic } from '@rugby/domain/game/players/statistics';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuEntry } from '../../primitives/Menu/menuEntry.ts';
import { widePitch } from '../pitchScale.ts';
import { notPrinted } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { DisplaySelect } from '../DisplaySelect/DisplaySelect.tsx';
import type { TeamShortcut } from '../TeamShortcuts/TeamShortcuts.tsx';
import { BuilderTool } from './BuilderTool.tsx';

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
  /** A `PitchPrompt`. On a narrow pitch it replaces the tools. */
  readonly prompt?: ReactNode;
}

const none: readonly TeamShortcut[] = [];

/** The tools above the pitch. A narrow pitch shows the two most used as icons, and the others in a menu. */
export function BuilderToolbar({ statistic, onStatistic, tools, boosters, shortcuts = none, prompt }: BuilderToolbarProps) {
  const words = useWords();
  return (
    <Bar aria-label={words('team.toolbar.label')}>
      {prompt !== undefined && <Prompt>{prompt}</Prompt>}
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
          <MoreTools {...(tools && !tools.areTransfers && { tools })} isCrowded={boosters !== undefined} shortcuts={shortcuts} />
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

interface MoreToolsProps {
  readonly tools?: BuilderTools;
  readonly isCrowded: boolean;
  readonly shortcuts: readonly TeamShortcut[];
}

/** The menu of a narrow pitch: the tools and shortcuts that have no button there. */
function MoreTools({ tools, isCrowded, shortcuts }: MoreToolsProps) {
  const words = useWords();
  const entries: readonly (MenuEntry<string> & { readonly onPress?: (() => void) | undefined })[] = [
    ...(tools && isCrowded
      ? [{ id: 'undo', label: words('team.toolbar.undo'), icon: 'undo', onPress: tools.onUndo } as const]
      : []),
    ...(tools
      ? ([
          { id: 'redo', label: words('team.toolbar.redo'), icon: 'redo', onPress: tools.onRedo },
          { id: 'clear', label: words('team.toolbar.clear'), icon: 'trash', onPress: tools.onClear },
        ] as const)
      : []),
    ...shortcuts.map((shortcut) => ({ id: shortcut.label, ...shortcut })),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      label={words('team.toolbar.label')}
      entries={entries.map(({ onPress, ...entry }) => ({ ...entry, isDisabled: !onPress && entry.href === undefined }))}
      onAction={(pressed) => entries.find(({ id }) => id === pressed)?.onPress?.()}
    >
      <BuilderTool icon="more" label={words('team.toolbar.more')} form="narrow-only" />
    </Menu>
  );
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
