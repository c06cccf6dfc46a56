import { useState } from 'react';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface JoinByCodeProps {
  /** Whether a typed text can be a code. */
  readonly isCode: (typed: string) => boolean;
  readonly onOpen: (code: string) => void;
}

/** Finds a league by its code. */
export function JoinByCode({ isCode, onOpen }: JoinByCodeProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failures, setFailures] = useState(0);

  async function open(): Promise<void> {
    if (isCode(typed)) return onOpen(typed);
    setError(words('leagues.join.badCode'));
    setFailures(failures + 1);
  }

  return (
    <section aria-labelledby="join-by-code">
      <h2 id="join-by-code">{words('leagues.join.byCode')}</h2>
      <AuthDialogForm onSubmit={open} failures={failures}>
        <TextField
          label={words('leagues.join.code')}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          error={error}
        />
        <div>
          <Button type="submit" variant="outline">
            {words('leagues.join.openCode')}
          </Button>
        </div>
      </AuthDialogForm>
    </section>
  );
}
