import { Button as AriaButton } from 'react-aria-components';
import styled from 'styled-components';
import { Menu, type MenuEntry } from '../../primitives/Menu/Menu.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface AccountMenuProps {
  readonly displayName: string;
  /** Where the menu leads, above the way out. */
  readonly entries: readonly (MenuEntry<string> & { readonly href: string })[];
  readonly onLogOut: () => void;
}

/** Who is signed in, and what belongs to the account: at the end of the header. */
export function AccountMenu({ displayName, entries, onLogOut }: AccountMenuProps) {
  const words = useWords();
  const logOut = { id: 'log-out', label: words('ui.account.logOut') };
  const initials = initialsOf(displayName);
  const label = words('ui.account.menu', { initials, name: displayName });
  return (
    <Menu label={label} entries={[...entries, logOut]} onAction={(id) => id === logOut.id && onLogOut()}>
      <Avatar aria-label={label}>{initials}</Avatar>
    </Menu>
  );
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends
    .map((part) => String.fromCodePoint(part?.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase();
}

const Avatar = styled(AriaButton)`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  border: 4px solid transparent;
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.brandBarMarker};
  background-clip: padding-box;
  color: ${({ theme }) => theme.color.brandBar};
  cursor: pointer;
  ${textStyle('button')}
  ${focusRing}
`;
