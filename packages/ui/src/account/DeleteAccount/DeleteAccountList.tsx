import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** A thing that goes or stays. */
export interface DeletionEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface DeleteAccountListProps {
  readonly title: string;
  readonly icon: 'check' | 'close';
  readonly entries: readonly DeletionEntry[];
}

/** One of the two lists of the preview: what goes, or what stays. */
export function DeleteAccountList({ title, icon, entries }: DeleteAccountListProps) {
  return (
    <div>
      <Title>
        <Icon name={icon} />
        {title}
      </Title>
      <List>
        {entries.map(({ id, title: name, text }) => (
          <li key={id}>
            <Name>{name}</Name>
            <Text>{text}</Text>
          </li>
        ))}
      </List>
    </div>
  );
}

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  ${textStyle('rowName')}
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${({ theme }) => theme.space[3]};
    overflow-wrap: anywhere;
  }
  & > li:not(:last-child) {
    ${hairline('block-end')}
  }
`;

const Name = styled.p`
  ${textStyle('bodyStrong')}
`;

const Text = styled.p`
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
