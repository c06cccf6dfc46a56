import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** One thing on the shelf: it opens something over the page, or leads to another one. */
export type ShelfItem = { readonly label: string; readonly icon: IconName } & (
  { readonly onPress: () => void } | { readonly href: string }
);

export interface TeamShelfProps {
  readonly items: readonly ShelfItem[];
}

/** What lies at the foot of the pitch: things that are looked up now and then, none of them needed to build a team. */
export function TeamShelf({ items }: TeamShelfProps) {
  const words = useWords();
  return (
    <Shelf aria-label={words('builder.shelf.label')}>
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {'href' in item ? (
              <Link variant="quiet" size="sm" href={item.href} icon={item.icon}>
                {item.label}
              </Link>
            ) : (
              <Button variant="quiet" size="sm" icon={item.icon} onPress={item.onPress}>
                {item.label}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Shelf>
  );
}

const Shelf = styled.section`
  padding-block: ${({ theme }) => theme.space[2]};
  padding-inline: ${({ theme }) => theme.layout.gutter.phone};
  background-color: ${({ theme }) => theme.color.surface};
  ${hairline('block-start')}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  justify-content: center;
`;
