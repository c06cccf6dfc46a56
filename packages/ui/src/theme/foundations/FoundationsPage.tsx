import type { ReactNode } from 'react';
import styled from 'styled-components';
import { brands, modes, type Brand, type Mode } from '../brands.ts';
import { textStyle } from '../typography.ts';

export interface FoundationsPageProps {
  readonly title: string;
  /** How to use it, in a sentence. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page about one part of the theme, rendered from the theme's values. */
export function FoundationsPage({ title, lead, children }: FoundationsPageProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </Root>
  );
}

/** Renders its children in each brand and mode. */
export function InEveryLook({ children }: { readonly children: (brand: Brand, mode: Mode) => ReactNode }) {
  return (
    <Looks>
      {brands.flatMap((brand) =>
        modes.map((mode) => (
          <Look key={`${brand} ${mode}`} data-brand={brand} data-mode={mode}>
            <h2>{`${brand}, ${mode}`}</h2>
            {children(brand, mode)}
          </Look>
        )),
      )}
    </Looks>
  );
}

/** A list of names and examples. */
export const Specimens = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space[4]};
  }
  & dt {
    inline-size: 128px;
    ${textStyle('label')}
    color: ${({ theme }) => theme.color.textMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Root = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  max-inline-size: ${({ theme }) => theme.layout.pageMax};
  & > h1 {
    ${textStyle('title')}
  }
  & > p {
    max-inline-size: 640px;
    ${textStyle('bodyLarge')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]};
`;

const Look = styled.section`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.md};
  & > h2 {
    ${textStyle('heading')}
    text-transform: capitalize;
  }
`;
