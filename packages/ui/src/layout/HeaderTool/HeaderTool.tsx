import styled, { css, type RuleSet } from 'styled-components';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** What there is on a screen without room for the label: only the icon, or nothing, where the menu has the same action. */
export type HeaderToolForm = 'icon' | 'none';

export interface HeaderToolProps extends Omit<ButtonProps, 'children' | 'variant' | 'size' | 'pendingLabel' | 'ref'> {
  readonly label: string;
  readonly icon: IconName;
  readonly withoutRoom: HeaderToolForm;
}

/** An action in the header. Its form follows the screen by style rules alone, so that HTML from the server has it before any script runs. */
export function HeaderTool({ label, icon, withoutRoom, ...button }: HeaderToolProps) {
  return (
    <>
      <Labelled $withoutRoom={withoutRoom}>
        <Button {...button} icon={icon} variant="quiet-on-brand">
          {label}
        </Button>
      </Labelled>
      {withoutRoom === 'icon' && (
        <IconOnly>
          <IconButton {...button} icon={icon} label={label} variant="on-brand" />
        </IconOnly>
      )}
    </>
  );
}

/** A tool that has no icon form takes the place of its entry in the menu. */
const shownFrom: Readonly<Record<HeaderToolForm, RuleSet>> = {
  icon: css`
    @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
      display: contents;
    }
  `,
  none: css`
    ${({ theme }) => theme.media.nav} {
      display: contents;
    }
  `,
};

const Labelled = styled.span<{ $withoutRoom: HeaderToolForm }>`
  display: none;
  ${({ $withoutRoom }) => shownFrom[$withoutRoom]}
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    & > button {
      margin-inline: -${({ theme }) => theme.control.padding.quiet};
    }
  }
`;

const IconOnly = styled.span`
  display: contents;
  @media (min-width: ${({ theme }) => theme.layout.pageMax}) {
    display: none;
  }
`;
