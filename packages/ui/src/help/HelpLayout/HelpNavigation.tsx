import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { fieldBox } from '../../primitives/Field/fieldLook.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

interface HelpNavigationEntry {
  readonly id: number;
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface HelpNavigationSection extends HelpNavigationEntry {
  /** Shown below the section when there are several. */
  readonly articles: readonly HelpNavigationEntry[];
}

export interface HelpNavigationProps {
  readonly sections: readonly HelpNavigationSection[];
  readonly current: string;
}

/** The sections of the help centre with the articles of the current one. A phone shows them when its button is pressed. */
export function HelpNavigation({ sections, current }: HelpNavigationProps) {
  const words = useWords();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root aria-label={words('help.navigation')}>
      <Toggle aria-expanded={isOpen} aria-controls={listId} onPress={() => setIsOpen(!isOpen)}>
        <Label>{words('help.section')}</Label>
        <strong>{current}</strong>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Toggle>
      <List id={listId} $isOpen={isOpen}>
        {sections.map(({ articles, ...section }) => (
          <li key={section.id}>
            <SectionLink
              {...currentOf(section.isCurrent, articles.length < 2)}
              href={section.href}
              onPress={() => setIsOpen(false)}
            >
              {section.label}
            </SectionLink>
            {section.isCurrent && articles.length > 1 && (
              <ul>
                {articles.map((article) => (
                  <li key={article.id}>
                    <ArticleLink {...currentOf(article.isCurrent, true)} href={article.href} onPress={() => setIsOpen(false)}>
                      {article.label}
                    </ArticleLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}

/** A section with several articles is not the page itself. */
function currentOf(isCurrent: boolean, isPage: boolean) {
  return isCurrent ? ({ 'aria-current': isPage ? 'page' : 'true' } as const) : {};
}

const Root = styled.nav`
  min-inline-size: 0;
`;

const Toggle = styled(Button)`
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  cursor: pointer;
  & > strong {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
  }
  & > svg {
    color: ${({ theme }) => theme.color.textMuted};
  }
  ${focusRing}
  ${({ theme }) => theme.media.md} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Label = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
`;

const List = styled.ul<{ readonly $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.md} {
    display: block;
    margin-block-start: 0;
  }
  @media (scripting: none) {
    display: block;
  }
`;

const SectionLink = styled(Link)`
  display: block;
  padding-block: ${fine[13]};
  ${hairline('block-end')}
  border-radius: 0;
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  &[data-hovered],
  &[aria-current] {
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current='page'] {
    box-shadow: inset 0 -${fine[2]} ${({ theme }) => theme.color.marker};
  }
`;

const ArticleLink = styled(Link)`
  display: block;
  padding: ${fine[10]} ${({ theme }) => theme.space[3]};
  border-inline-start: ${({ theme }) => theme.space[1]} solid transparent;
  border-radius: 0;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  &[data-hovered] {
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current] {
    border-color: ${({ theme }) => theme.color.marker};
    background-color: ${({ theme }) => theme.color.selected};
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;
