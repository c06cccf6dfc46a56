import styled from 'styled-components';
import { hairline, leaning } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** What happens after a league was created. */
export function LeagueSteps() {
  const words = useWords();
  return (
    <Root>
      <h2>{words('leagues.create.next')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <strong>{words(`leagues.create.${step}`)}</strong>
              {words(`leagues.create.${step}Text`)}
            </span>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const steps = ['codeStep', 'chairmanStep', 'startStep'] as const;

/** Height of the number of a step in px. */
const numberHeight = 28;

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  & > h2 {
    ${textStyle('heading')}
  }
  & > ol {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  & li {
    display: flex;
    align-items: start;
    gap: ${({ theme }) => theme.space[3]};
    padding-block: ${({ theme }) => theme.space[3]};
    counter-increment: step;
    ${textStyle('body')}
    color: ${({ theme }) => theme.color.textMuted};
    ${hairline('block-end')}
  }
  & li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-content: center;
    inline-size: ${({ theme }) => theme.control.height.sm};
    block-size: ${numberHeight}px;
    ${leaning(numberHeight)}
    ${textStyle('cardName')}
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.onSecondary};
  }
  & strong {
    display: block;
    ${textStyle('bodyStrong')}
    color: ${({ theme }) => theme.color.text};
  }
`;
