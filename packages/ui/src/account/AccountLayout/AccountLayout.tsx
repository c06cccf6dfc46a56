import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '../../layout/PageTitle/PageTitle.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { useCurrentSection } from './useCurrentSection.ts';

/** An entry of the menu of sections. */
export interface AccountLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'default' | 'danger';
}

export interface AccountLayoutProps {
  readonly name: string;
  readonly email: string;
  readonly avatar?: string;
  /** The sections in their order; the menu leads to them where there is room for it. */
  readonly links: readonly AccountLink[];
  /** The `AccountSection`s. */
  readonly children: ReactNode;
}

/** The account page: who is signed in, a menu of sections beside them, which marks the one that is read, and the sections. */
export function AccountLayout({ name, email, avatar, links, children }: AccountLayoutProps) {
  const words = useWords();
  const { current, choose } = useCurrentSection(links.map(({ id }) => id));
  return (
    <>
      <PageTitle title={words('account.title')} />
      <Columns>
        <Aside>
          <Owner>
            <Avatar name={name} size="lg" {...(avatar !== undefined && { src: avatar })} />
            <OwnerText>
              <Name>{name}</Name>
              <Email>{email}</Email>
            </OwnerText>
          </Owner>
          <Menu aria-label={words('account.sections.label')}>
            {links.map(({ id, label, icon, tone = 'default' }) => (
              <MenuLink
                key={id}
                href={`#${id}`}
                onClick={() => choose(id)}
                aria-current={id === current ? 'location' : undefined}
                $tone={tone}
              >
                <Icon name={icon} />
                {label}
              </MenuLink>
            ))}
          </Menu>
        </Aside>
        <Sections>{children}</Sections>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 17rem minmax(0, 48rem);
    align-items: start;
    gap: ${({ theme }) => theme.space[16]};
  }
`;

const Aside = styled.div`
  min-inline-size: 0;
  ${({ theme }) => theme.media.md} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[6]};
  }
`;

const Owner = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[4]};
`;

const OwnerText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  ${textStyle('rowName')}
`;

const Email = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Menu = styled.nav`
  display: none;
  ${({ theme }) => theme.media.md} {
    display: grid;
    margin-block-start: ${({ theme }) => theme.space[6]};
    /* The icons stand below the title, not the edge of their backgrounds. */
    margin-inline: calc(-1 * ${({ theme }) => theme.space[3]});
  }
`;

const MenuLink = styled.a<{ $tone: 'default' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  min-block-size: ${({ theme }) => theme.control.touch};
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.md};
  ${textStyle('nav')}
  color: ${({ theme, $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.textMuted)};
  text-decoration: none;
  &:hover {
    background-color: ${({ theme }) => theme.color.raised};
  }
  &[aria-current] {
    box-shadow: inset ${fine[3]} 0 ${({ theme }) => theme.color.marker};
    background-color: ${({ theme }) => theme.color.selected};
    color: ${({ theme, $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.text)};
  }
  ${focusRing}
`;

const Sections = styled.div`
  min-inline-size: 0;
`;
