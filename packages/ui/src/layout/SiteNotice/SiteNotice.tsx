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

/** A line below the header about the site itself: that copies are shown, that a change is queued, or that a new version waits. Announced when it appears. */
export function SiteNotice({ icon, text, children }: SiteNoticeProps) {
  return (
    <Line>
      <Icon name={icon} size={16} />
      <Text>{text}</Text>
      {children}
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
  margin-inline-end: auto;
  ${textStyle('label')}
`;
