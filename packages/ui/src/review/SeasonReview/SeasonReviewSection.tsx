import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface SeasonReviewSectionProps {
  readonly title: string;
  /** A few words beside the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the review with its heading. */
export function SeasonReviewSection({ title, note, children }: SeasonReviewSectionProps) {
  return (
    <Section>
      <Head>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[3]};
  break-inside: avoid;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  & > h2 {
    ${textStyle('heading')}
    color: ${({ theme }) => theme.color.text};
  }
`;
