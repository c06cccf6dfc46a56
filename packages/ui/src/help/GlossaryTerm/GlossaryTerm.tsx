import type { Edition } from '@rugby/domain/editions';
import type { ScoringEntry } from '@rugby/domain/game/scoring/scoringGuide';
import { glossaryEntry, type GlossaryTerm as Term } from '@rugby/domain/help/glossary';
import { positionCategory } from '@rugby/domain/i18n/positionWords';
import type { Words } from '@rugby/domain/i18n/keys';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { formatSigned } from '../../game/ScoreBreakdown/formatSigned.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface GlossaryTermProps {
  readonly term: Term;
  readonly edition: Edition;
  /** The word as it stands in the text. Without it a question mark, beside a word that does something else when it is pressed. */
  readonly children?: ReactNode;
}

/** A word that explains itself when it is pressed, with the points that the game gives for it. [B3] */
export function GlossaryTerm({ term, edition, children }: GlossaryTermProps) {
  const words = useWords();
  const { name, text, points } = glossaryEntry(term, edition, words);
  return (
    <Popover
      trigger={
        children === undefined ? (
          <Mark aria-label={words('glossary.explain', { word: name })}>
            <Icon name="help" size={16} />
          </Mark>
        ) : (
          <Word>{children}</Word>
        )
      }
      title={name}
      align="start"
    >
      <Text>{text}</Text>
      {points.length > 0 && (
        <Points>
          {points.map((entry) => (
            <li key={entry.kind === 'minutes' ? entry.over : entry.kind}>
              <Value>{formatSigned(entry.points)}</Value> {whenOf(entry, words)}
            </li>
          ))}
        </Points>
      )}
    </Popover>
  );
}

function whenOf(entry: ScoringEntry, words: Words): string {
  const { positions } = entry;
  const who =
    positions === 'all'
      ? words('glossary.everyPosition')
      : words('glossary.positions', { positions: positions.map((position) => positionCategory(position, words)).join(', ') });
  return `${occasionOf(entry, words)}, ${who}`;
}

function occasionOf(entry: ScoringEntry, words: Words): string {
  switch (entry.kind) {
    case 'each':
      return words('glossary.each');
    case 'metres':
      return words('glossary.metres', { metres: entry.metres });
    case 'minutes':
      return words('glossary.over', { count: entry.over });
  }
}

/** Dots under the word say that it explains itself. The area to press is larger than the word, and takes no room. */
const Word = styled(Button)`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  color: inherit;
  text-decoration: underline dotted 1px;
  text-decoration-color: ${({ theme }) => theme.color.textMuted};
  text-underline-offset: ${({ theme }) => theme.space[1]};
  cursor: help;
  &::after {
    content: '';
    position: absolute;
    inset-block: -${fine[9]};
    inset-inline: -${fine[2]};
  }
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.accentText};
    text-decoration: underline solid ${fine[2]};
  }
  ${focusRing}
`;

const Mark = styled(Button)`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: ${({ theme }) => theme.space[6]};
  block-size: ${({ theme }) => theme.space[6]};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  vertical-align: middle;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: help;
  &[data-hovered],
  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.color.accentText};
  }
  ${focusRing}
`;

const Text = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.text};
`;

const Points = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[3]};
  padding-block-start: ${({ theme }) => theme.space[3]};
  ${hairline('block-start')}
`;

const Value = styled.strong`
  margin-inline-end: ${({ theme }) => theme.space[1]};
  ${textStyle('rowNumber')}
  color: ${({ theme }) => theme.color.text};
`;
