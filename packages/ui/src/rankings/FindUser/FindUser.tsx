import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { rankingFigure, rankText } from '../rankingFigures.ts';

/** A user whose name fits. */
export interface FoundUser {
  readonly userId: number;
  readonly displayName: string;
  readonly teamName: string;
  readonly rank: number;
  readonly isTied: boolean;
  /** The figure that the ranking is sorted by. */
  readonly figure: number;
  /** Read-only page of the team. */
  readonly href: string;
}

/** What a search has found. `idle` before the first letter. */
export type FoundUsers =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly users: readonly FoundUser[]; readonly hasMore: boolean };

export interface FindUserProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly found: FoundUsers;
  /** Decimals of the figures: one for averages. */
  readonly decimals?: 0 | 1;
  /** Number of letters that the field takes. */
  readonly maxLength: number;
}

/** Finds users by the beginning of their name, each with their rank among all and a link to their team. */
export function FindUser({ search, onSearch, found, decimals = 0, maxLength }: FindUserProps) {
  const words = useWords();
  return (
    <Root>
      <SearchField
        label={words('rankings.find.label')}
        clearLabel={words('rankings.find.clear')}
        size="md"
        value={search}
        onChange={onSearch}
        maxLength={maxLength}
      />
      <Said>{saidOf(found, words)}</Said>
      {found.state === 'failed' && <ErrorPanel title={words('rankings.find.failed')} onRetry={found.onRetry} />}
      {found.state === 'ready' && found.users.length > 0 && (
        <List aria-label={words('rankings.find.list')}>
          {found.users.map((user) => (
            <li key={user.userId}>
              <Found href={user.href}>
                {user.displayName}
                {/* A team that is named as its user is named once. */}
                {user.teamName !== user.displayName && <Line>{user.teamName}</Line>}
              </Found>
              <Figures>
                {words('rankings.find.result', {
                  rank: rankText(user, words.locale),
                  points: rankingFigure(user.figure, words.locale, decimals),
                })}
              </Figures>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

/** Announced when it changes. */
function saidOf(found: FoundUsers, words: ReturnType<typeof useWords>): string {
  if (found.state === 'searching') return words('rankings.find.searching');
  if (found.state !== 'ready') return '';
  const count = found.users.length;
  if (count === 0) return words('rankings.find.none');
  return words(found.hasMore ? 'rankings.find.many' : 'rankings.find.results', { count });
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
`;

const Said = styled.output`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  &:empty {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    min-block-size: ${({ theme }) => theme.control.touch};
    padding-block: ${({ theme }) => theme.space[1]};
  }
  & > li:not(:last-child) {
    ${hairline('block-end')}
  }
`;

const Found = styled(Link)`
  min-inline-size: 0;
  ${textStyle('bodyStrong')}
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  display: block;
  ${textStyle('label')}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Figures = styled.span`
  flex: none;
  max-inline-size: 50%;
  ${textStyle('body')}
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: ${({ theme }) => theme.color.textMuted};
`;
