import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface NotFoundProps {
  readonly homeHref: string;
}

/** The page for an address that is none of ours: says so, and where to go. */
export function NotFound({ homeHref }: NotFoundProps) {
  const words = useWords();
  return (
    <Main>
      <Title>{words('common.notFound.title')}</Title>
      <Text>{words('common.notFound.text')}</Text>
      <Link href={homeHref} variant="primary" size="lg">
        {words('common.notFound.home')}
      </Link>
    </Main>
  );
}

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: 100dvh;
  padding-inline: clamp(${({ theme }) => `${theme.layout.gutter.phone}, 8vw, ${theme.space[20]}`});
`;

const Title = styled.h1`
  ${textStyle('title')}
`;

const Text = styled.p`
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.textMuted};
  margin-block-end: ${({ theme }) => theme.space[2]};
`;
