import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styled from 'styled-components';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { fine, space } from '../../theme/scale.ts';
import { focusRing, hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

const choices = ['all', 'private', 'public'] as const;

export interface LeagueFilterProps {
  readonly privacy: (typeof choices)[number];
  /** How many leagues each choice has; undefined while that is not known. */
  readonly counts?: Readonly<Record<(typeof choices)[number], number>> | undefined;
  readonly search: string;
  readonly onPrivacyChange: (privacy: (typeof choices)[number]) => void;
  /** Called at every keystroke. */
  readonly onSearchChange: (search: string) => void;
}

/** Filters the leagues of the user by privacy and by name. */
export function LeagueFilter({ privacy, counts, search, onPrivacyChange, onSearchChange }: LeagueFilterProps) {
  const words = useWords();
  const { format } = new Intl.NumberFormat(words.locale);
  return (
    <Root>
      <Choices
        aria-label={words('leagues.filter.label')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[privacy]}
        onSelectionChange={(keys) => choices.filter((choice) => keys.has(choice)).forEach((choice) => onPrivacyChange(choice))}
      >
        {choices.map((choice) => (
          <Choice key={choice} id={choice} excludeFromTabOrder={choice !== privacy}>
            {words(`leagues.filter.${choice}`)} {counts !== undefined && <Count>{format(counts[choice])}</Count>}
          </Choice>
        ))}
      </Choices>
      <SearchField
        size="md"
        label={words('leagues.filter.search')}
        clearLabel={words('leagues.filter.clear')}
        maxLength={100}
        value={search}
        onChange={onSearchChange}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Choices = styled(ToggleButtonGroup)`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  min-block-size: ${({ theme }) => theme.control.height.md};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
`;

const Choice = styled(ToggleButton)`
  padding-inline: ${space[4]};
  border: 0;
  background-color: transparent;
  &:not(:first-child) {
    ${hairline('inline-start')}
  }
  /* The corners of the frame, inside its line. */
  &:first-child {
    border-start-start-radius: ${fine[7]};
    border-end-start-radius: ${fine[7]};
  }
  &:last-child {
    border-start-end-radius: ${fine[7]};
    border-end-end-radius: ${fine[7]};
  }
  ${textStyle('button')}
  color: ${({ theme }) => theme.color.textMuted};
  cursor: pointer;
  &[data-selected] {
    background-color: ${({ theme }) => theme.color.selected};
    color: ${({ theme }) => theme.color.text};
    box-shadow: inset 0 -${fine[3]} ${({ theme }) => theme.color.marker};
  }
  ${({ theme }) => theme.media.forcedColors} {
    &[data-selected] {
      border: 1px solid;
    }
  }
  ${focusRing}
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
`;
