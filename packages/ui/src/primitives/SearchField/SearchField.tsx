import {
  Input,
  Label,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import styled, { css, type RuleSet } from 'styled-components';
import { fieldBox } from '../Field/fieldLook.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fine } from '../../theme/scale.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';

export interface SearchFieldProps extends Pick<AriaSearchFieldProps, 'maxLength' | 'name'> {
  /** Its accessible name, shown while nothing is typed. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  /** Called at every keystroke; Escape and the cross clear the search. */
  readonly onChange: (value: string) => void;
  /** `md` in a row of filters, `form` where it stands alone. */
  readonly size?: SearchFieldSize;
}

type SearchFieldSize = 'md' | 'form';

/** A field to search in what the page shows. */
export function SearchField({ label, clearLabel, size = 'form', ...rest }: SearchFieldProps) {
  return (
    <Root {...rest} $size={size}>
      <Name>{label}</Name>
      <Glass>
        <Icon name="search" />
      </Glass>
      <Box placeholder={label} />
      {rest.value !== '' && <IconButton icon="close" variant="quiet" label={clearLabel} />}
    </Root>
  );
}

const sizes: Record<SearchFieldSize, RuleSet> = {
  md: css`
    --cross-inset: 0;
    --glass-inset: ${({ theme }) => theme.space[3]};
    --box-height: ${({ theme }) => theme.control.height.md};
    --text-inset: ${({ theme }) => theme.space[10]};
  `,
  form: css`
    --cross-inset: ${fine[2]};
    --glass-inset: ${({ theme }) => theme.space[4]};
    --box-height: ${({ theme }) => theme.control.height.form};
    --text-inset: ${({ theme }) => theme.space[12]};
  `,
};

const Root = styled(AriaSearchField)<{ $size: SearchFieldSize }>`
  ${({ $size }) => sizes[$size]}
  position: relative;
  display: block;
  & > button {
    position: absolute;
    inset-block-start: var(--cross-inset);
    inset-inline-end: var(--cross-inset);
  }
`;

const Name = styled(Label)`
  ${visuallyHidden}
`;

const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--glass-inset);
  display: grid;
  place-content: center;
  color: ${({ theme }) => theme.color.textMuted};
  pointer-events: none;
`;

const Box = styled(Input)`
  ${fieldBox}
  min-block-size: var(--box-height);
  padding-inline: var(--text-inset) ${({ theme }) => theme.space[12]};
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${focusRing}
`;
