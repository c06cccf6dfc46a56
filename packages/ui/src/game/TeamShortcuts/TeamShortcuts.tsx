import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline, notPrinted } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A shortcut: it opens a dialog, or links to another page. */
export type TeamShortcut = { readonly label: string; readonly icon: IconName } & (
  { readonly onPress: () => void } | { readonly href: string }
);

export interface TeamShortcutsProps {
  readonly shortcuts: readonly TeamShortcut[];
  /** Whether they are needed before each round, which names them for screen readers. */
  readonly areOften?: boolean;
}

/** Shortcuts below the pitch to things that are useful now and then, but not needed to build a team. */
export function TeamShortcuts({ shortcuts, areOften = false }: TeamShortcutsProps) {
  const words = useWords();
  return (
    <Panel aria-label={words(areOften ? 'builder.section.often' : 'builder.section.label')}>
      <List>
        {shortcuts.map((shortcut) => (
          <li key={shortcut.label}>
            {'href' in shortcut ? (
              <Link variant="quiet" size="sm" href={shortcut.href} icon={shortcut.icon}>
                {shortcut.label}
              </Link>
            ) : (
              <Button variant="quiet" size="sm" icon={shortcut.icon} onPress={shortcut.onPress}>
                {shortcut.label}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${({ theme }) => theme.space[2]};
  background-color: ${({ theme }) => theme.color.surface};
  ${hairline('block-start')}
  ${notPrinted}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${({ theme }) => theme.space[1]};
  justify-content: flex-start;
`;
