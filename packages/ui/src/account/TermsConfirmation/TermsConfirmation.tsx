import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AuthDialogOptIns, AuthDialogTerms } from '../AuthDialog/AuthDialogConsents.tsx';
import type { OptIns } from '../AuthDialog/authForm.ts';
import { type SquadChoices, SquadField } from '../AuthDialog/SquadField.tsx';

/** With what a user joins an edition. */
export interface JoiningAnswers extends OptIns {
  readonly supportedSquadId: number;
}

/** What is chosen in the dialog. */
export interface JoiningState {
  readonly answers: JoiningAnswers;
  readonly isAccepted: boolean;
}

export interface TermsConfirmationProps extends SquadChoices {
  /** Title of the edition to join. */
  readonly title: string;
  /** Title of the edition that the user plays already; without one they can only log out. */
  readonly otherTitle: string | undefined;
  /** What the account says now. */
  readonly answers: JoiningAnswers;
  /** What was chosen in the dialog before. */
  readonly unsent?: JoiningState | undefined;
  /** Called with everything that is chosen, at each change. */
  readonly onChange?: (unsent: JoiningState) => void;
  /** URL of the edition's terms; without it they are plain text. */
  readonly termsHref?: string;
  readonly isPending: boolean;
  readonly onConfirm: (answers: JoiningAnswers) => void;
  /** Goes to the other edition, or logs out. */
  readonly onLeave: () => void;
}

/**
 * Asks a user who does not play an edition yet to accept its terms, before its game is loaded. Nothing can be sent until they are ticked.
 * [A-170, A-185, A-186]
 */
export function TermsConfirmation(props: TermsConfirmationProps) {
  const { title, otherTitle, squads, squadsFailure, answers, unsent, onChange, termsHref, isPending, onConfirm, onLeave } = props;
  const words = useWords();
  const hintId = useId();
  const [state, setState] = useState(unsent ?? { answers, isAccepted: false });
  const { answers: chosen, isAccepted } = state;

  function change(next: JoiningState): void {
    setState(next);
    onChange?.(next);
  }

  const choose = (patch: Partial<JoiningAnswers>) => change({ ...state, answers: { ...chosen, ...patch } });
  return (
    <Dialog title={words('auth.join.title', { title })} size="confirm" onClose={() => !isPending && onLeave()}>
      <Fields>
        <p>{words(otherTitle === undefined ? 'auth.join.terms' : 'auth.join.text')}</p>
        <SquadField
          label={words('auth.fields.supportedSquadId')}
          squads={squads}
          squadsFailure={squadsFailure}
          value={chosen.supportedSquadId}
          onChange={(supportedSquadId) => choose({ supportedSquadId })}
        />
        <AuthDialogTerms isAccepted={isAccepted} onChange={(next) => change({ ...state, isAccepted: next })} href={termsHref} />
        <AuthDialogOptIns values={chosen} onChange={choose} />
        <Actions>
          <Hint id={hintId} $isShown={!isAccepted}>
            {words('auth.join.acceptFirst')}
          </Hint>
          <Button
            isDisabled={!isAccepted}
            isPending={isPending}
            pendingLabel={words('auth.join.joining')}
            {...(!isAccepted && { 'aria-describedby': hintId })}
            onPress={() => onConfirm(chosen)}
          >
            {words('auth.join.confirm')}
          </Button>
          <Button variant="outline" onPress={onLeave} isDisabled={isPending}>
            {otherTitle === undefined ? words('auth.join.logOut') : words('auth.join.leave', { title: otherTitle })}
          </Button>
        </Actions>
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`;

/** After the terms: fixed below the content they would hide on a phone what is to be ticked first. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => `${theme.space[2]} ${theme.space[1]}`};
  & > button {
    max-inline-size: 100%;
  }
`;

/** Keeps its place when the terms are ticked: the buttons do not move under the finger. */
const Hint = styled.p<{ readonly $isShown: boolean }>`
  flex-basis: 100%;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
