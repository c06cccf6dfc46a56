import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface SiteFooterProps {
  /** The edition's title, for the copyright line. */
  readonly title: string;
  /** Links that lead somewhere: the other edition, terms once they are written. */
  readonly children?: ReactNode;
}

/** The foot of every page. */
export function SiteFooter({ title, children }: SiteFooterProps) {
  const words = useWords();
  return (
    <Foot>
      <Line>
        <span>{words('ui.footer.copyright', { title })}</span>
        <span>{words('ui.footer.provider')}</span>
        {children !== undefined && <Links aria-label={words('ui.footer.label')}>{children}</Links>}
      </Line>
    </Foot>
  );
}

const Foot = styled.footer`
  ${hairline('block-start')}
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
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

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.media.md} {
    margin-inline-start: auto;
  }
`;
