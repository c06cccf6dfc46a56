import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

export interface PageSectionProps {
  /** Anchor in the URL: `#points`. */
  readonly id: string;
  readonly title: string;
  /** A sentence about the section. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of a page below its `PageTitle`, with a heading and an anchor to link to. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <Section id={id}>
      <h2>{title}</h2>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  margin-block-end: ${({ theme }) => theme.space[10]};
  & > h2 {
    margin-block-end: ${({ theme }) => theme.space[4]};
    ${textStyle('dialogTitle')}
  }
`;

const Lead = styled.p`
  max-inline-size: 42rem;
  margin-block-end: ${({ theme }) => theme.space[5]};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
`;
