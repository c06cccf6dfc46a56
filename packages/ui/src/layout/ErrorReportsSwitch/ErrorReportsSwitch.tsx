import { Switch } from '../../primitives/Switch/Switch.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface ErrorReportsSwitchProps {
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** The user's consent to error reports; off until it is given. */
export function ErrorReportsSwitch({ isAllowed, onChange }: ErrorReportsSwitchProps) {
  const words = useWords();
  return (
    <Switch isSelected={isAllowed} onChange={onChange} hint={words('ui.footer.errorReportsHint')}>
      {words('ui.footer.errorReports')}
    </Switch>
  );
}
