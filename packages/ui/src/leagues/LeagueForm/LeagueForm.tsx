import { type LeagueFormAnswers, leagueNameLength, type LeagueProblem } from '@rugby/domain/game/leagues/leagueForm';
import type { ContestKind } from '@rugby/domain/game/model/contest';
import { privacies } from '@rugby/domain/game/model/league';
import { lengthOf } from '@rugby/domain/game/model/publicText';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { LeagueFormContests } from './LeagueFormContests.tsx';

export interface LeagueFormProps {
  /** The answers at first; a form with a `key` per league begins anew with other ones. */
  readonly initial: LeagueFormAnswers;
  /** The rounds in which the league can start, as `Round 7, from 27/03/2026`. */
  readonly rounds: readonly { readonly id: number; readonly label: string }[];
  /** Whether the league has started: then privacy and start round stay. */
  readonly isStarted?: boolean;
  /** The contests that have been drawn, which are played to their end. */
  readonly drawn?: readonly ContestKind[];
  readonly problemsOf: (answers: LeagueFormAnswers) => readonly LeagueProblem[];
  /** Whether there is anything to save. */
  readonly hasChanged: (answers: LeagueFormAnswers) => boolean;
  /** `done`: the button stays disabled, because the league is created. */
  readonly state: 'editing' | 'pending' | 'done';
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Called with the fields that the user has just changed. */
  readonly onChange?: (changed: Partial<LeagueFormAnswers>) => void;
  readonly onSubmit: (answers: LeagueFormAnswers) => Promise<FormOutcome>;
  /** Beside the button: another one, or what was saved. */
  readonly children?: ReactNode;
}

/** Name, start round, privacy and contests of a league, to create or to change it. [A-101, A-230, B22] */
export function LeagueForm(props: LeagueFormProps) {
  const { initial, rounds, isStarted = false, drawn, problemsOf, hasChanged, state, children } = props;
  const words = useWords();
  const [answers, setAnswers] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [common, setCommon] = useState<string>();
  const [failures, setFailures] = useState(0);
  const isNamed = answers.name.trim() !== '';

  function change(changed: Partial<LeagueFormAnswers>): void {
    setAnswers({ ...answers, ...changed });
    setErrors({});
    setCommon(undefined);
    props.onChange?.(changed);
  }

  function fail(fields: Readonly<Record<string, string>>, sentence?: string): void {
    setErrors(fields);
    setCommon(sentence);
    setFailures(failures + 1);
  }

  async function submit(): Promise<void> {
    if (state !== 'editing' || !hasChanged(answers)) return;
    const problems = problemsOf(answers);
    if (problems.length > 0) return fail(Object.fromEntries(problems.map(({ field, problem }) => [field, words(problem)])));
    setCommon(undefined);
    const outcome = await props.onSubmit(answers);
    if (!outcome.ok) fail(outcome.fields ?? {}, outcome.common);
  }

  return (
    <AuthDialogForm onSubmit={submit} failures={failures}>
      {common !== undefined && <FormError title={common} />}
      <Pair>
        <TextField
          label={words('leagues.create.name')}
          value={answers.name}
          onChange={(name) => change({ name })}
          hint={words('leagues.create.nameHint', { count: lengthOf(answers.name.trim()), max: leagueNameLength.max })}
          error={errors['name']}
          isRequired
          autoComplete="off"
        />
        <Select
          label={words('leagues.create.start')}
          options={rounds}
          value={answers.startId}
          onChange={(startId) => change({ startId })}
          hint={words('leagues.create.startHint')}
          error={errors['startId']}
          isDisabled={isStarted}
        />
      </Pair>
      <RadioGroup
        label={words('leagues.privacy.label')}
        options={privacies.map((id) => ({ id, label: words(`leagues.privacy.${id}`), text: words(`leagues.privacy.${id}Text`) }))}
        value={answers.privacy}
        onChange={(privacy) => change({ privacy })}
        error={errors['privacy']}
        isDisabled={isStarted}
        isRequired
      />
      <LeagueFormContests answers={answers} drawn={drawn} onChange={change} />
      <Actions>
        <Button
          type="submit"
          isPending={state === 'pending'}
          isDisabled={state === 'done' || !isNamed || !hasChanged(answers)}
          pendingLabel={props.pendingLabel}
        >
          {props.submitLabel}
        </Button>
        {children}
      </Actions>
      {!isNamed && <Note>{words('leagues.create.nameFirst')}</Note>}
    </AuthDialogForm>
  );
}

/** Beside each other where each has the width of a field. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space[4]} ${theme.space[6]}`};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Note = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
