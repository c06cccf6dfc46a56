import { useState } from 'react';
import styled from 'styled-components';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FormError } from '../../primitives/FormError/FormError.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { LoadingPanel } from '../../layout/LoadingPanel/LoadingPanel.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { AccountData, type AccountDataProps } from '../AccountData/AccountData.tsx';
import { AuthDialogForm } from '../AuthDialog/AuthDialogForm.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { DeleteAccountList, type DeletionEntry } from './DeleteAccountList.tsx';

const Confirm = lazyDialog(async () => (await import('../../modals/Confirm/Confirm.tsx')).Confirm);

export interface DeleteAccountProps {
  /** What goes and what stays; undefined until it is loaded. */
  readonly preview: { readonly goes: readonly DeletionEntry[]; readonly stays: readonly DeletionEntry[] } | undefined;
  /** Why it could not be loaded. */
  readonly error?: string | undefined;
  readonly onRetry: () => void;
  /** Downloads the export; resolves to the error sentence, or undefined when it was downloaded. */
  readonly onDownload: AccountDataProps['onDownload'];
  readonly onDelete: (password: string) => Promise<FormOutcome>;
  /** The user keeps the account. What was typed is gone. */
  readonly onKeep: () => void;
}

/**
 * Deletes the account: shows what goes and what stays, offers the export, asks for the password, then for a confirmation. [A-091, A-096, B17]
 */
export function DeleteAccount({ preview, error, onRetry, onDownload, onDelete, onKeep }: DeleteAccountProps) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<{ readonly field?: string | undefined; readonly common?: string | undefined }>({});
  const [failures, setFailures] = useState(0);
  const [step, setStep] = useState<'typing' | 'asking' | 'deleting'>('typing');

  function fail(field?: string, common?: string): void {
    setStep('typing');
    setRefused({ field, common });
    setFailures((last) => last + 1);
  }

  async function ask(): Promise<void> {
    if (password === '') return fail(words('account.problems.currentPassword'));
    setStep('asking');
  }

  async function confirm(): Promise<void> {
    setStep('deleting');
    const outcome = await onDelete(password);
    if (!outcome.ok) fail(outcome.fields?.['password'], outcome.common);
  }

  return (
    <Root>
      {preview === undefined && error === undefined && <LoadingPanel height="14rem" />}
      {preview === undefined && error !== undefined && (
        <FormError title={error}>
          <Button variant="quiet" size="sm" onPress={onRetry}>
            {words('common.actions.retry')}
          </Button>
        </FormError>
      )}
      {preview !== undefined && (
        <Lists>
          <DeleteAccountList title={words('account.delete.goes')} icon="close" entries={preview.goes} />
          <DeleteAccountList title={words('account.delete.stays')} icon="check" entries={preview.stays} />
        </Lists>
      )}
      <Warning>
        <Icon name="warning" />
        <p>
          <strong>{words('account.delete.warning')}</strong> {words('account.delete.warningText')}
        </p>
      </Warning>
      <AccountData labels={{ json: words('account.delete.downloadFirst') }} onDownload={onDownload} />
      <AuthDialogForm onSubmit={ask} failures={failures}>
        {refused.common !== undefined && <FormError title={refused.common} />}
        <Last>
          <PasswordField
            label={words('account.delete.password')}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              setRefused({});
            }}
            error={refused.field}
          />
          <Actions>
            <Button variant="danger" icon="trash" type="submit" isDisabled={password === ''}>
              {words('account.delete.action')}
            </Button>
            <Button
              variant="outline"
              onPress={() => {
                setPassword('');
                setRefused({});
                onKeep();
              }}
            >
              {words('account.delete.keep')}
            </Button>
          </Actions>
        </Last>
      </AuthDialogForm>
      {step !== 'typing' && (
        <Confirm
          tone="danger"
          title={words('account.delete.confirmTitle')}
          confirmLabel={words('account.delete.action')}
          cancelLabel={words('account.delete.keep')}
          isPending={step === 'deleting'}
          onConfirm={() => void confirm()}
          onCancel={() => setStep('typing')}
          onGiveUp={() => setStep('typing')}
        >
          {words('account.delete.confirmText')}
        </Confirm>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
`;

const Lists = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Warning = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.warningTint};
  ${textStyle('body')}
  & > svg {
    color: ${({ theme }) => theme.color.warning};
  }
`;

/** The last step: the password and, beside its input where there is room, what can be done. */
const Last = styled.div`
  display: grid;
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 20rem auto;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.media.sm} {
    display: flex;
  }
  ${({ theme }) => theme.media.md} {
    /* Beside the input, not beside its label. */
    padding-block-start: ${({ theme }) => theme.space[6]};
    align-items: center;
  }
`;
