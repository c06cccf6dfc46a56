import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface AuthDialogEmailProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/** The email address of an existing account, which browsers fill in as the user name. */
export function AuthDialogEmail(props: AuthDialogEmailProps) {
  const words = useWords();
  return (
    <TextField {...props} label={words('auth.fields.email')} type="email" inputMode="email" autoComplete="username" isRequired />
  );
}
