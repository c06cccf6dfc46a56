import { Button, Link } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { NavCount, type NavCountProps } from '../NavCount/NavCount.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

interface Named {
  readonly label: string;
  readonly icon?: IconName;
}

/** A link or an action of the menu. */
export type MobileDrawerEntry =
  | (Named & { readonly href: string; readonly isCurrent?: boolean; readonly count?: NavCountProps })
  | (Named & { readonly onPress: () => void });

/** A group of menu entries. */
export interface MobileDrawerGroup {
  /** Heading of the group; without it the group has no heading. */
  readonly label?: string;
  readonly entries: readonly MobileDrawerEntry[];
}

export interface MobileDrawerEntriesProps {
  readonly groups: readonly MobileDrawerGroup[];
  readonly onChosen: () => void;
}

/** The entries of the menu in their groups. */
export function MobileDrawerEntries({ groups, onChosen }: MobileDrawerEntriesProps) {
  const words = useWords();
  return (
    <nav aria-label={words('ui.header.label')}>
      {groups.map(({ label, entries }) => (
        <Group key={entries[0]?.label}>
          {label !== undefined && <Name>{label}</Name>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </nav>
  );
}

function Entry({ entry, onChosen }: { readonly entry: MobileDrawerEntry; readonly onChosen: () => void }) {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} size={22} />}
      {entry.label}
      {'count' in entry && entry.count && <NavCount {...entry.count} />}
    </>
  );
  if ('href' in entry)
    return (
      <Place href={entry.href} onPress={onChosen} {...(entry.isCurrent === true && { 'aria-current': 'page' })}>
        {content}
      </Place>
    );
  const act = () => {
    entry.onPress();
    onChosen();
  };
  return <Action onPress={act}>{content}</Action>;
}

const Group = styled.section`
  padding-block: ${({ theme }) => theme.space[2]};
  & + & {
    border-block-start: 1px solid color-mix(in srgb, ${({ theme }) => theme.color.onBrandBarMuted} 30%, transparent);
  }
`;

const Name = styled.h2`
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]} 0`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.onBrandBarMuted};
`;

const look = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.control.height.form};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  border: 0;
  border-inline-start: ${({ theme }) => theme.space[1]} solid transparent;
  padding-inline-start: ${({ theme }) => theme.space[4]};
  background: none;
  ${textStyle('heading')}
  color: ${({ theme }) => theme.color.onBrandBar};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &[data-hovered],
  &[data-pressed],
  &[aria-current] {
    background-color: color-mix(in srgb, ${({ theme }) => theme.color.onBrandBarMuted} 16%, transparent);
  }
  &[aria-current] {
    border-inline-start-color: ${({ theme }) => theme.color.brandBarMarker};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border-color: Canvas;
    &[aria-current] {
      border-inline-start-color: Highlight;
    }
  }
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: calc(-1 * ${({ theme }) => theme.control.ring.width});
    box-shadow: none;
  }
`;

const Place = styled(Link)`
  ${look}
`;

const Action = styled(Button)`
  ${look}
`;
