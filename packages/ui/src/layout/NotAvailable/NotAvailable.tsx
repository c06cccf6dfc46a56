import styled from 'styled-components';
import { Wordmark } from '../../primitives/Wordmark/Wordmark.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface NotAvailableProps {
  /** The edition's title, shown as the wordmark. */
  readonly title: string;
  /** Names of the countries in which the game is not available. */
  readonly countries: readonly string[];
}

/** Replaces the whole site in a country in which the game is not available. */
export function NotAvailable({ title, countries }: NotAvailableProps) {
  const words = useWords();
  return (
    <Ground>
      <Wordmark title={title} form="compact" />
      <Card>
        <Title>{words('common.notAvailable.title')}</Title>
        <p>{words('common.notAvailable.text')}</p>
        <List>
          {countries.map((country) => (
            <li key={country}>{country}</li>
          ))}
        </List>
        <Quiet>{words('common.notAvailable.contact')}</Quiet>
      </Card>
    </Ground>
  );
}

const Ground = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${({ theme }) => theme.space[6]};
  min-block-size: 100dvh;
  padding: ${({ theme }) => theme.space[4]};
  background-color: ${({ theme }) => theme.color.brandBar};
`;

const Card = styled.section`
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.dialog.country};
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  ${textStyle('bodyLarge')}
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.media.sm} {
    padding: ${({ theme }) => theme.space[8]};
  }
`;

const Title = styled.h1`
  margin-block-end: ${({ theme }) => theme.space[3]};
  ${textStyle('dialogTitle')}
`;

const List = styled.ul`
  columns: 12em auto;
  margin-block: ${({ theme }) => theme.space[4]};
  & > li {
    padding-block: ${({ theme }) => theme.space[1]};
    ${textStyle('bodyStrong')}
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
