import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';

/** Sentences that explain a question of a dialog, each in a line of its own. */
export function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block: ${({ theme }) => theme.space[4]};
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
  ${textStyle('bodyStrong')}
  color: ${({ theme }) => theme.color.text};
`;
