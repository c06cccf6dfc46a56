import styled from 'styled-components';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** What there is on a phone: only the icon, or nothing, where the menu has the same action. */
export type HeaderToolForm = 'icon' | 'none';

export interface HeaderToolProps extends Omit<ButtonProps, 'children' | 'variant' | 'size' | 'pendingLabel' | 'ref'> {
  readonly label: string;
  readonly icon: IconName;
  readonly onPhone: HeaderToolForm;
}

/**
 * An action in the header, without its label where the pages take the room. Its form follows the screen by style rules alone, so that HTML from the
 * server has it before any script runs.
 */
export function HeaderTool({ label, icon, onPhone, ...button }: HeaderToolProps) {
  return (
    <>
      <Labelled>
        <Button {...button} icon={icon} variant="quiet-on-brand">
          {label}
        </Button>
      </Labelled>
      <IconOnly $onPhone={onPhone}>
        <IconButton {...button} icon={icon} label={label} variant="on-brand" />
      </IconOnly>
    </>
  );
}

const Labelled = styled.span`
  display: none;
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    display: contents;
    & > button {
      margin-inline: -${({ theme }) => theme.control.padding.quiet};
    }
  }
`;

const IconOnly = styled.span<{ $onPhone: HeaderToolForm }>`
  display: ${({ $onPhone }) => ($onPhone === 'icon' ? 'contents' : 'none')};
  ${({ theme }) => theme.media.nav} {
    display: contents;
  }
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    display: none;
  }
`;
