import { otherEditionOf, type Edition } from '@rugby/domain/editions';
import { createContext, type ReactNode, use } from 'react';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline, notPrinted } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { footerPages } from './footerPages.ts';

export interface SiteFooterProps {
  readonly edition: Edition;
  /** Whether the edition has no other page, so that its help is not linked. */
  readonly isOnlyPage?: boolean;
}

/** What the site adds to its footers: a choice that visitors of every page have. */
export const FooterChoice = createContext<ReactNode>(null);

/** The footer of every page: the owner, the terms, the other edition and the competition's own site. */
export function SiteFooter({ edition, isOnlyPage = false }: SiteFooterProps) {
  const words = useWords();
  const other = otherEditionOf(edition);
  const choice = use(FooterChoice);
  return (
    <Footer>
      <Line>
        <span>{words('ui.footer.copyright', { title: edition.title })}</span>
        <span>{words('ui.footer.provider')}</span>
        <Links aria-label={words('ui.footer.label')}>
          {(isOnlyPage ? [] : footerPages[edition.id]).map(({ name, path }) => (
            <Link key={name} href={`${edition.basePath}${path}`}>
              {words(`ui.footer.${name}`)}
            </Link>
          ))}
          <Link href={`${other.basePath}/`}>{other.title}</Link>
          <Link href={edition.competitionSite} rel="noreferrer">
            {words('ui.footer.competition')}
          </Link>
        </Links>
      </Line>
      {choice !== null && <Line>{choice}</Line>}
    </Footer>
  );
}

const Footer = styled.footer`
  ${hairline('block-start')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  ${notPrinted}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[6]}`};
  max-inline-size: ${({ theme }) => theme.layout.landingMax};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[5]} ${theme.layout.gutter.phone}`};
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => theme.layout.gutter.landing};
  }
`;

/** Each link is a target of 24 pixels and more, however a notice covers the links beside it. */
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[5]};
  margin-block: -${({ theme }) => theme.space[1]};
  & > a {
    padding-block: ${({ theme }) => theme.space[1]};
  }
  ${({ theme }) => theme.media.md} {
    margin-inline-start: auto;
  }
`;
