import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../../primitives/Icon/Icon.tsx';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface SiteNoticeProps {
  readonly icon: IconName;
  readonly text: string;
  /** One or two small `quiet` buttons, or a link. */
  readonly children?: ReactNode;
}

/**
 * A line below the header about the site itself: that copies are shown, that nothing can be changed, that a change is queued, or that a new
 * version waits. Announced when it appears.
 */
export function SiteNotice({ icon, text, children }: SiteNoticeProps) {
  return (
    <Line>
      <Icon name={icon} size={16} />
      <Text>{text}</Text>
      {children !== undefined && <Actions>{children}</Actions>}
    </Line>
  );
}

const Line = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[1]};
  padding-inline: ${({ theme }) => theme.layout.gutter.phone};
  background-color: ${({ theme }) => theme.color.infoTint};
  color: ${({ theme }) => theme.color.text};
  ${hairline('block-end')}
  ${({ theme }) => theme.media.md} {
    padding-inline: ${({ theme }) => theme.layout.gutter.desktop};
  }
`;

const Text = styled.span`
  flex: 1 1 40%;
  ${textStyle('label')}
`;

/** Stay in one row: on a narrow phone the sentence takes a second one. */
const Actions = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-inline-start: auto;
`;
