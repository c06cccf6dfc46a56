import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, Heading } from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { focusableWhenScrolling } from '../../primitives/Dialog/focusableWhenScrolling.ts';
import { sheetColumn } from '../../primitives/Drawer/sheetLook.ts';

export interface FixturesCardProps {
  /** The button that opened the card. It gets the focus back. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  /** Small buttons beside the title. */
  readonly tools?: ReactNode;
  /** Stays visible at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** The popover of the fixtures button on wide screens. Closes with Escape and by a press outside. */
export function FixturesCard({ triggerRef, title, children, tools, footer, onClose }: FixturesCardProps) {
  return (
    <Card
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(opened) => !opened && onClose()}
      placement="bottom end"
      offset={8}
      containerPadding={16}
    >
      <Root>
        <Head>
          <Title slot="title">{title}</Title>
          {tools}
        </Head>
        <Body ref={focusableWhenScrolling}>{children}</Body>
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Root>
    </Card>
  );
}

const sink = keyframes`
  from { opacity: 0; transform: translateY(-${space[1]}); }
`;

const Card = styled(AriaPopover)`
  display: flex;
  inline-size: ${({ theme }) => theme.layout.popover};
  max-inline-size: calc(100vw - ${({ theme }) => theme.space[8]});
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.lg};
  background-color: ${({ theme }) => theme.color.overlay};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  color: ${({ theme }) => theme.color.text};
  &[data-entering] {
    animation: ${sink} ${({ theme }) => theme.motion.settle};
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Root = styled(Dialog)`
  ${sheetColumn}
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: ${space[16]};
  padding-inline: ${({ theme }) => `${theme.space[5]} ${theme.space[2]}`};
`;

const Title = styled(Heading)`
  flex: 1;
  ${textStyle('heading')}
`;

const Body = styled.div`
  flex: 1;
  overflow: auto;
  outline-offset: -${fine[3]};
`;

const Footer = styled.footer`
  flex: none;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  ${hairline('block-start')}
`;
