import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** A rule; `id` is its anchor in the URL: `#rule-tie`. */
export interface RuleEntry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface RuleListProps {
  readonly rules: readonly RuleEntry[];
}

/** A list of rules, each with an anchor to link to. */
export function RuleList({ rules }: RuleListProps) {
  return (
    <List>
      {rules.map(({ id, name, text }) => (
        <Rule key={id} id={`rule-${id}`}>
          <Name>{name}</Name>
          <p>{text}</p>
        </Rule>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  column-gap: ${({ theme }) => theme.space[8]};
`;

const Rule = styled.section`
  padding-block: ${({ theme }) => theme.space[5]};
  ${hairline('block-start')}
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
  &:target {
    color: ${({ theme }) => theme.color.text};
  }
`;

const Name = styled.h2`
  margin-block-end: ${({ theme }) => theme.space[1]};
  ${textStyle('heading')}
  color: ${({ theme }) => theme.color.text};
`;
