import { Input, Label, SearchField } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { fieldBox } from '../../primitives/Field/fieldLook.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PoolSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches players by any part of their name, at every keystroke. Escape and the cross clear it. */
export function PoolSearch({ value, onChange }: PoolSearchProps) {
  const words = useWords();
  return (
    <Root value={value} onChange={onChange}>
      <Name>{words('pool.search.label')}</Name>
      <Glass>
        <Icon name="search" />
      </Glass>
      <Box placeholder={words('pool.search.label')} />
      {value !== '' && <IconButton icon="close" variant="quiet" label={words('pool.search.clear')} />}
    </Root>
  );
}

const Root = styled(SearchField)`
  position: relative;
  display: block;
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

const Name = styled(Label)`
  ${visuallyHidden}
`;

const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ theme }) => theme.space[3]};
  display: grid;
  place-content: center;
  color: ${({ theme }) => theme.color.textMuted};
  pointer-events: none;
`;

const Box = styled(Input)`
  ${fieldBox}
  min-block-size: ${({ theme }) => theme.control.height.md};
  padding-inline: ${({ theme }) => `${theme.space[10]} ${theme.space[12]}`};
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${focusRing}
`;
