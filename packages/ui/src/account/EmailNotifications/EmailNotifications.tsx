import styled from 'styled-components';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { hairline } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { useAccountForm } from '../AccountForm/useAccountForm.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';

/** The mails that a user gets. */
export interface NotificationValues {
  readonly isNotificationsEnabled: boolean;
  readonly optInNzr: boolean;
  readonly optInRugbyAu: boolean;
  readonly optInSA: boolean;
}

export interface EmailNotificationsProps {
  readonly stored: NotificationValues;
  readonly onSave: (changed: Partial<NotificationValues>) => Promise<FormOutcome>;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The form of the mails that a user gets. */
export function EmailNotifications({ stored, onSave, onDirtyChange }: EmailNotificationsProps) {
  const words = useWords();
  const form = useAccountForm({ stored, fields, problemsOf: () => ({}), onSave, onDirtyChange });
  return (
    <AccountForm
      {...form}
      changed={form.changed.map((name) => words(`account.notifications.${name}`))}
      errors={0}
      onSubmit={form.submit}
    >
      <List>
        {fields.map((name) => (
          <li key={name}>
            <Switch
              track="end"
              isSelected={form.values[name]}
              onChange={(isOn) => form.change({ [name]: isOn })}
              hint={words(
                `account.notifications.${name === 'isNotificationsEnabled' ? 'isNotificationsEnabledHint' : 'optInHint'}`,
              )}
            >
              {words(`account.notifications.${name}`)}
            </Switch>
          </li>
        ))}
      </List>
    </AccountForm>
  );
}

const fields = ['isNotificationsEnabled', 'optInNzr', 'optInRugbyAu', 'optInSA'] as const;

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${({ theme }) => theme.space[2]};
    ${hairline('block-end')}
  }
`;
