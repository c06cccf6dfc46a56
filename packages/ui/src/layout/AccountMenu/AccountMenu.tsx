import { Button as AriaButton } from 'react-aria-components';
import styled from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { initialsOf } from '../../primitives/Avatar/initialsOf.ts';
import { Menu, type MenuEntry } from '../../primitives/Menu/Menu.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface AccountMenuProps {
  readonly displayName: string;
  /** Address of the fan's picture, if he has one. */
  readonly avatar?: string;
  /** Where the menu leads, above the way out. */
  readonly entries: readonly (MenuEntry<string> & { readonly href: string })[];
  readonly onLogOut: () => void;
}

/** Who is signed in, and what belongs to the account: at the end of the header. */
export function AccountMenu({ displayName, avatar, entries, onLogOut }: AccountMenuProps) {
  const words = useWords();
  const logOut = { id: 'log-out', label: words('ui.account.logOut') };
  const initials = initialsOf(displayName);
  const label = words('ui.account.menu', { initials, name: displayName });
  return (
    <Menu label={label} entries={[...entries, logOut]} onAction={(id) => id === logOut.id && onLogOut()}>
      <Opener aria-label={label}>
        <Avatar name={displayName} {...(avatar !== undefined && { src: avatar })} />
      </Opener>
    </Menu>
  );
}

const Opener = styled(AriaButton)`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: ${({ theme }) => theme.control.touch};
  block-size: ${({ theme }) => theme.control.touch};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  background: none;
  cursor: pointer;
  ${focusRing}
`;
