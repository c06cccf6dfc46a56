import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { HelpNavigation, type HelpNavigationSection } from './HelpNavigation.tsx';

export interface HelpLayoutProps {
  /** The `SearchField`. */
  readonly search: ReactNode;
  readonly sections: readonly HelpNavigationSection[];
  /** What the page shows, for the closed navigation of a phone. */
  readonly current: string;
  /** The headings of the article, which stand beside it on a wide screen. */
  readonly outline: readonly { readonly id: string; readonly text: string }[];
  /** A sentence above everything; absent when nothing is wrong. */
  readonly notice?: string;
  /** The `HelpArticle` or the `HelpResults`, with the only `h1`. */
  readonly children: ReactNode;
  /** What stands below the article: the form to contact us. */
  readonly form?: ReactNode;
}

/** The help centre: search, sections and an article with its headings. */
export function HelpLayout({ search, sections, current, outline, notice, children, form }: HelpLayoutProps) {
  const words = useWords();
  return (
    <Root>
      <Band>
        <BandRow>
          <Title>{words('help.title')}</Title>
          <Search>{search}</Search>
        </BandRow>
      </Band>
      <Columns>
        <HelpNavigation sections={sections} current={current} />
        <Main>
          {notice !== undefined && (
            <Above>
              <Notice>{notice}</Notice>
            </Above>
          )}
          {children}
          {form !== undefined && <Form>{form}</Form>}
        </Main>
        <Aside>
          {outline.length > 1 && (
            <nav aria-label={words('help.outline')}>
              <OutlineTitle aria-hidden="true">{words('help.outline')}</OutlineTitle>
              <ul>
                {outline.map(({ id, text }) => (
                  <li key={id}>
                    <Link href={`#${encodeURIComponent(id)}`}>{text}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p>{words('help.hint')}</p>
        </Aside>
      </Columns>
    </Root>
  );
}

/** One item of the page, so that a short page stretches neither of its parts. */
const Root = styled.div`
  min-inline-size: 0;
`;

const Band = styled.div`
  background-color: ${({ theme }) => theme.color.surface};
  ${hairline('block-end')}
`;

const BandRow = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  max-inline-size: calc(${({ theme }) => `${theme.layout.pageMax} + 2 * ${theme.layout.gutter.desktop}`});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.layout.gutter.phone}`};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 1fr minmax(0, 27rem);
    align-items: center;
    padding: ${({ theme }) => `${theme.space[8]} ${theme.layout.gutter.desktop}`};
  }
`;

const Title = styled.p`
  ${textStyle('dialogTitle')}
  ${({ theme }) => theme.media.md} {
    ${textStyle('title')}
  }
`;

const Search = styled.search`
  min-inline-size: 0;
`;

const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[6]};
  inline-size: 100%;
  max-inline-size: calc(${({ theme }) => `${theme.layout.pageMax} + 2 * ${theme.layout.gutter.desktop}`});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.layout.gutter.phone} ${theme.space[12]}`};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space[10]};
    padding: ${({ theme }) => `${theme.space[6]} ${theme.layout.gutter.desktop} ${theme.space[16]}`};
  }
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    grid-template-columns: 13.5rem minmax(0, 1fr) 14rem;
    column-gap: ${({ theme }) => theme.space[12]};
  }
`;

const Main = styled.div`
  min-inline-size: 0;
`;

const Form = styled.div`
  max-inline-size: 42rem;
  margin-block-start: ${({ theme }) => theme.space[8]};
`;

const Above = styled.div`
  margin-block-end: ${({ theme }) => theme.space[4]};
`;

/** Its headings are those of the article, so a screen without room for it loses nothing. */
const Aside = styled.aside`
  display: none;
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    display: grid;
    align-content: start;
    gap: ${({ theme }) => theme.space[6]};
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[6]};
    align-self: start;
    max-block-size: calc(100dvh - 2 * ${({ theme }) => theme.space[6]});
    overflow-y: auto;
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & li {
    ${hairline('block-end')}
  }
  & a {
    display: block;
    padding-block: ${({ theme }) => theme.space[2]};
    color: inherit;
    text-decoration: none;
    &[data-hovered] {
      color: ${({ theme }) => theme.color.text};
    }
  }
`;

const OutlineTitle = styled.p`
  margin-block-end: ${({ theme }) => theme.space[1]};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.text};
`;
