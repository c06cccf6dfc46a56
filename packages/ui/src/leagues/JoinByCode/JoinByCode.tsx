import type { FoundLeagueCode } from '@rugby/domain/game/leagues/findLeagueCode';
import { useState } from 'react';
import { AuthDialogForm } from '../../account/AuthDialog/AuthDialogForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface JoinByCodeProps {
  /** The code in what was typed or pasted, such as the link of an invite; undefined when there is none. */
  readonly codeIn: (typed: string) => FoundLeagueCode | undefined;
  readonly onOpen: (found: FoundLeagueCode) => void;
}

/** Finds a league by its code. */
export function JoinByCode({ codeIn, onOpen }: JoinByCodeProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failures, setFailures] = useState(0);

  async function open(): Promise<void> {
    const found = codeIn(typed);
    if (found !== undefined) return onOpen(found);
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
          maxLength={500}
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
