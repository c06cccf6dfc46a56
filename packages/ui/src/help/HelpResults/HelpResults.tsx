import type { MarkedText } from '@rugby/domain/help/searchHelp';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** An article that was found. */
export interface HelpResult {
  readonly id: number;
  readonly href: string;
  readonly section: string;
  readonly title: readonly MarkedText[];
  readonly excerpt: readonly MarkedText[];
}

export interface HelpResultsProps {
  readonly results: readonly HelpResult[];
  /** The address of the section to contact us; absent without one. */
  readonly contactHref?: string;
}

/** What a search of the help centre found. The number of articles is announced. */
export function HelpResults({ results, contactHref }: HelpResultsProps) {
  const words = useWords();
  const count = results.length === 0 ? words('help.search.none') : words('help.search.results', { count: results.length });
  return (
    <>
      <Title>{words('help.search.title')}</Title>
      <LiveRegion text={count} />
      <Count aria-hidden="true">{count}</Count>
      {results.length === 0 ? (
        <Nothing>
          <p>{words('help.search.noneText')}</p>
          {contactHref !== undefined && <Link href={contactHref}>{words('help.search.contact')}</Link>}
        </Nothing>
      ) : (
        <List>
          {results.map(({ id, href, section, title, excerpt }) => (
            <li key={id}>
              <Link href={href}>
                <Marked pieces={title} />
              </Link>
              <Section>{section}</Section>
              <p>
                <Marked pieces={excerpt} />
              </p>
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function Marked({ pieces }: { readonly pieces: readonly MarkedText[] }) {
  let place = 0;
  return pieces.map(({ text, isMatch }) => {
    place += text.length;
    return isMatch ? <Match key={place}>{text}</Match> : text;
  });
}

const Title = styled.h1`
  ${textStyle('dialogTitle')}
`;

const Count = styled.p`
  margin-block: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Nothing = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  justify-items: start;
  ${textStyle('bodyLarge')}
`;

const List = styled.ul`
  max-inline-size: 42rem;
  & > li {
    padding-block: ${({ theme }) => theme.space[4]};
    ${hairline('block-start')}
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
    overflow-wrap: anywhere;
  }
  & a {
    ${textStyle('heading')}
  }
`;

const Section = styled.p`
  margin-block: ${({ theme }) => `${theme.space[1]} ${theme.space[1]}`};
  ${textStyle('label')}
`;

const Match = styled.mark`
  border-radius: ${({ theme }) => theme.radius.sm};
  background-color: ${({ theme }) => theme.color.selected};
  color: ${({ theme }) => theme.color.text};
  font-weight: 600;
`;
