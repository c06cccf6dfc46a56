import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { ResponsiveText } from './ResponsiveText.tsx';

/** A number in the game bar. */
export interface GameBarFigure {
  readonly label: string;
  /** Label on a phone. */
  readonly shortLabel?: string;
  /** Formatted; `-` where there is no value. */
  readonly value: string;
  /** Shown small after the value: `m`, `/15`. */
  readonly unit?: string;
  /** Muted: gives context to another number. */
  readonly isQuiet?: boolean;
}

export interface GameBarFiguresProps {
  readonly figures: readonly GameBarFigure[];
}

/** Large numbers under small labels. A phone shows the first one only. */
export function GameBarFigures({ figures }: GameBarFiguresProps) {
  return (
    <List>
      {figures.map(({ label, shortLabel = label, value, unit, isQuiet = false }) => (
        <div key={label}>
          <dt>
            <ResponsiveText wide={label} narrow={shortLabel} />
          </dt>
          <Value $isQuiet={isQuiet}>
            {value}
            {unit !== undefined && <Unit>{unit}</Unit>}
          </Value>
        </div>
      ))}
    </List>
  );
}

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

const Value = styled.dd<{ $isQuiet: boolean }>`
  margin: 0;
  ${textStyle('heading')}
  color: ${({ theme, $isQuiet }) => ($isQuiet ? theme.color.textMuted : theme.color.text)};
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
