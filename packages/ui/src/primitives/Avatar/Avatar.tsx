import { useState } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { initialsOf } from './initialsOf.ts';

/** `sm` in rows, `md` in the header, `lg` on the account page. */
export type AvatarSize = 'sm' | 'md' | 'lg';

export interface AvatarProps {
  /** The user's name. It stands beside the avatar, which is hidden from screen readers. */
  readonly name: string;
  /** URL of the picture; initials are shown without one, or when it does not load. */
  readonly src?: string;
  readonly size?: AvatarSize;
}

/** A user's picture or initials. For a player use `Jersey`. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const isPicture = src !== undefined && src !== failed;
  return (
    <Root aria-hidden="true" $size={size}>
      {isPicture ? <Picture src={src} alt="" onError={() => setFailed(src)} /> : initialsOf(name)}
    </Root>
  );
}

const sizes: Readonly<Record<AvatarSize, RuleSet>> = {
  sm: css`
    inline-size: ${({ theme }) => theme.space[6]};
    ${textStyle('label')}
  `,
  md: css`
    inline-size: ${({ theme }) => theme.control.height.sm};
    ${textStyle('button')}
  `,
  lg: css`
    inline-size: ${({ theme }) => theme.space[20]};
    ${textStyle('number')}
  `,
};

const Root = styled.span<{ $size: AvatarSize }>`
  display: inline-grid;
  flex: none;
  place-content: center;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.brandBarMarker};
  color: ${({ theme }) => theme.color.brandBar};
  ${({ $size }) => sizes[$size]}
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
