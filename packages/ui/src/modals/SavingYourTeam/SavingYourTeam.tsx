import styled from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';
import { SaveConfirmation, type SaveConfirmationProps } from './SaveConfirmation.tsx';

export interface SavingYourTeamProps extends SaveConfirmationProps {
  /** Number of the first round that the team plays. */
  readonly roundNumber: number;
  /** Start of that round, formatted in the user's zone. */
  readonly deadline: string;
  readonly onClose: () => void;
}

/** Shown after the first save of a complete team: the confirmation, and what happens next. */
export function SavingYourTeam({ savedAt, roundNumber, deadline, onClose }: SavingYourTeamProps) {
  const words = useWords();
  const steps = [
    words('modals.savingYourTeam.change', { deadline }),
    words('modals.savingYourTeam.lock'),
    words('modals.savingYourTeam.points'),
  ];
  return (
    <GlobalPrompt title={words('modals.savingYourTeam.title')} onClose={onClose} closeLabel={words('modals.savingYourTeam.done')}>
      <SaveConfirmation savedAt={savedAt} />
      <p>{words('modals.savingYourTeam.text', { round: roundNumber })}</p>
      <Steps>
        {steps.map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </Steps>
    </GlobalPrompt>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-block-start: ${({ theme }) => theme.space[5]};
  counter-reset: step;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: ${space[8]} 1fr;
  gap: ${({ theme }) => theme.space[3]};
  align-items: center;
  color: ${({ theme }) => theme.color.text};
  counter-increment: step;
  &::before {
    content: counter(step);
    ${textStyle('cardName')}
    padding-block: ${fine[3]};
    text-align: center;
    background-color: ${({ theme }) => theme.color.secondary};
    color: ${({ theme }) => theme.color.onSecondary};
    clip-path: polygon(6.5px 0, 100% 0, calc(100% - 6.5px) 100%, 0 100%);
  }
`;
