import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components';
import styled from 'styled-components';
import type { SheetProps } from '../../lazy/useSheet.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ChoicePopover } from '../Field/ChoicePopover.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PopoverSheetProps extends SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly align: 'start' | 'end';
}

/** What a `Popover` opens. The sheet itself is the dialog: it also holds the hidden buttons by which screen readers close it. */
export function PopoverSheet({ title, children, align, ...sheet }: PopoverSheetProps) {
  const words = useWords();
  const titleId = useId();
  return (
    <Sheet {...sheet} trigger="DialogTrigger" offset={8} placement={`bottom ${align}`} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <IconButton
          icon="close"
          variant="quiet"
          label={words('common.actions.close')}
          onPress={() => sheet.onOpenChange(false)}
        />
      </Head>
      <Body>{children}</Body>
    </Sheet>
  );
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
