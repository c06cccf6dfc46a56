import { useId } from 'react';
import { FileTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { fieldColumn } from '../Field/fieldLook.ts';
import type { FieldMessageProps } from '../Field/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface FileFieldProps extends FieldMessageProps {
  readonly label: string;
  /** Media types that the file picker offers: `image/png`. Not a check: validate the file in `onChoose`. */
  readonly accept: readonly string[];
  /** Name of the chosen file; null before a choice. */
  readonly fileName: string | null;
  readonly onChoose: (file: File) => void;
  /** Removes the chosen file. */
  readonly onClear: () => void;
  readonly isDisabled?: boolean;
}

/** A field for one file of the device. Errors are shown below it, as for every field. */
export function FileField({ label, accept, fileName, hint, error, onChoose, onClear, isDisabled = false }: FileFieldProps) {
  const words = useWords();
  const id = useId();
  const message = error ?? hint;
  return (
    <Root aria-labelledby={`${id}label`} {...(message !== undefined && { 'aria-describedby': `${id}message` })}>
      <Name id={`${id}label`}>{label}</Name>
      <Row>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => [...(files ?? [])].slice(0, 1).forEach((file) => onChoose(file))}
        >
          <Button variant="outline" size="form" icon="move-in" isDisabled={isDisabled} aria-describedby={`${id}chosen`}>
            {words(fileName === null ? 'ui.file.choose' : 'ui.file.change')}
          </Button>
        </FileTrigger>
        <Chosen id={`${id}chosen`}>{fileName ?? words('ui.file.none')}</Chosen>
        {fileName !== null && (
          <Button variant="quiet" isDisabled={isDisabled} onPress={onClear}>
            {words('ui.file.clear')}
          </Button>
        )}
      </Row>
      {message !== undefined && (
        <Message id={`${id}message`} $isWrong={error !== undefined} role={error === undefined ? undefined : 'alert'}>
          {error !== undefined && <Icon name="warning" size={16} />}
          {message}
        </Message>
      )}
    </Root>
  );
}

const Root = styled.fieldset`
  ${fieldColumn}
  padding: 0;
  border: 0;
`;

const Name = styled.span`
  margin-block-end: ${({ theme }) => theme.space[2]};
  ${textStyle('bodyStrong')}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Chosen = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Message = styled.span<{ $isWrong: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  margin-block-start: ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  font-weight: ${({ $isWrong }) => ($isWrong ? 500 : 400)};
  color: ${({ theme, $isWrong }) => ($isWrong ? theme.color.danger : theme.color.textMuted)};
`;
