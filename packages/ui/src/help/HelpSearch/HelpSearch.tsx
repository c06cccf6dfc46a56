import { searchMax } from '@rugby/domain/help/searchHelp';
import { Input, Label, SearchField } from 'react-aria-components';
import styled from 'styled-components';
import { fieldBox } from '../../primitives/Field/fieldLook.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface HelpSearchProps {
  readonly query: string;
  /** Called at every keystroke; Escape and the cross clear the search. */
  readonly onQueryChange: (query: string) => void;
}

/** The search field of the help centre. */
export function HelpSearch({ query, onQueryChange }: HelpSearchProps) {
  const words = useWords();
  return (
    <Root value={query} onChange={onQueryChange} maxLength={searchMax}>
      <Name>{words('help.search.label')}</Name>
      <Glass>
        <Icon name="search" />
      </Glass>
      <Box placeholder={words('help.search.label')} />
      {query !== '' && <IconButton icon="close" variant="quiet" label={words('help.search.clear')} />}
    </Root>
  );
}

const Root = styled(SearchField)`
  position: relative;
  display: block;
  & > button {
    position: absolute;
    inset-block-start: ${fine[2]};
    inset-inline-end: ${fine[2]};
  }
`;

const Name = styled(Label)`
  ${visuallyHidden}
`;

const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ theme }) => theme.space[4]};
  display: grid;
  place-content: center;
  color: ${({ theme }) => theme.color.textMuted};
  pointer-events: none;
`;

const Box = styled(Input)`
  ${fieldBox}
  padding-inline: ${({ theme }) => theme.space[12]};
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${focusRing}
`;
