import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { textStyle } from '../../theme/typography.ts';
import { ResponsiveText } from './ResponsiveText.tsx';

/** A number in the game bar. */
export interface GameBarFigure {
  readonly label: string;
  /** Label on a phone. */
  readonly shortLabel?: string;
  /** Formatted; `-` where there is no value, null while it is loaded. */
  readonly value: string | null;
  /** Shown small after the value: `m`, `/15`. */
  readonly unit?: string;
  /** Muted: gives context to another number. */
  readonly isQuiet?: boolean;
  /** In red: a budget below zero. */
  readonly isOver?: boolean;
}

export interface GameBarFiguresProps {
  readonly figures: readonly GameBarFigure[];
}

/** Large numbers under small labels. A phone shows the first one only. */
export function GameBarFigures({ figures }: GameBarFiguresProps) {
  return (
    <List aria-busy={figures.some(({ value }) => value === null)}>
      {figures.map(({ label, shortLabel = label, value, unit, isQuiet = false, isOver = false }) => (
        <div key={label}>
          <dt>
            <ResponsiveText wide={label} narrow={shortLabel} />
          </dt>
          <Value $isQuiet={isQuiet} $isOver={isOver}>
            {value ?? <Skeleton {...toCome} />}
            {value !== null && unit !== undefined && <Unit>{unit}</Unit>}
          </Value>
        </div>
      ))}
    </List>
  );
}

/** The place of a figure of three digits. */
const toCome = { width: '2.5rem', height: '1.25rem' } as const;

const List = styled.dl`
  display: flex;
  gap: ${({ theme }) => theme.space[10]};
  color: ${({ theme }) => theme.color.textMuted};
  ${textStyle('label')}
  min-inline-size: 0;
  white-space: nowrap;
  & > :first-child > dt {
    white-space: normal;
  }
  & > :not(:first-child) {
    display: none;
  }
  ${({ theme }) => theme.media.md} {
    & > :not(:first-child) {
      display: block;
    }
  }
`;

const Value = styled.dd<{ $isQuiet: boolean; $isOver: boolean }>`
  margin: 0;
  ${textStyle('heading')}
  font-variant-numeric: tabular-nums;
  color: ${({ theme, $isQuiet }) => ($isQuiet ? theme.color.textMuted : theme.color.text)};
  ${({ theme, $isOver }) => $isOver && { color: theme.color.danger }}
  ${({ theme }) => theme.media.md} {
    ${textStyle('number')}
  }
`;

const Unit = styled.span`
  margin-inline-start: 1px;
  font-size: max(0.625em, 0.75rem);
  font-weight: 600;
  color: ${({ theme }) => theme.color.textMuted};
`;
