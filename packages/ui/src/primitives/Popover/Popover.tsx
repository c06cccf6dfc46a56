import { type ReactNode, useContext, useId } from 'react';
import { DialogTrigger, Heading, OverlayTriggerStateContext } from 'react-aria-components';
import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ChoicePopover } from '../Field/Choice.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PopoverProps {
  /** The trigger: a `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The edge of the trigger that it is aligned with, where there is room. */
  readonly align?: 'start' | 'end';
  /** Given together, the popover is controlled; otherwise it keeps its own state. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Information beside its trigger, without leaving the page. Closes with Escape and by a press outside. For actions use `Menu`,
 * for a few words about a control `Tooltip`.
 */
export function Popover({ trigger, title, children, align = 'end', ...open }: PopoverProps) {
  const titleId = useId();
  return (
    <DialogTrigger {...open}>
      {trigger}
      {/* The sheet itself is the dialog: it also holds the hidden buttons by which screen readers close it. */}
      <Sheet offset={8} placement={`bottom ${align}`} aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          <Close />
        </Head>
        <Body>{children}</Body>
      </Sheet>
    </DialogTrigger>
  );
}

function Close() {
  const words = useWords();
  const state = useContext(OverlayTriggerStateContext);
  return <IconButton icon="close" variant="quiet" label={words('common.actions.close')} onPress={() => state?.close()} />;
}

const Sheet = styled(ChoicePopover)`
  inline-size: max-content;
  max-inline-size: min(${({ theme }) => `${theme.layout.popover}, 100vw - ${theme.space[8]}`});
  border-radius: ${({ theme }) => theme.radius.lg};
  outline: none;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[2]} 0 ${theme.space[5]}`};
`;

const Title = styled(Heading)`
  ${textStyle('rowName')}
`;

const Body = styled.div`
  overflow: auto;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[5]} ${theme.space[5]}`};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
