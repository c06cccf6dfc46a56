import { Menu } from '../../primitives/Menu/Menu.tsx';
import type { MenuEntry } from '../../primitives/Menu/menuEntry.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { BuilderTool } from './BuilderTool.tsx';

/** An entry with an action, or one that leads elsewhere. It is disabled while it has neither. */
export type ToolEntry = MenuEntry<string> & { readonly onPress?: (() => void) | undefined };

/** The menu of a narrow pitch: what has no button there. Without entries there is none. */
export function BuilderToolMenu({ entries }: { readonly entries: readonly ToolEntry[] }) {
  const words = useWords();
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
