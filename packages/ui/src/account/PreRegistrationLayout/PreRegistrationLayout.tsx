import type { Edition } from '@rugby/domain/editions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SquadPicture } from './SquadPicture.tsx';

export interface PreRegistrationLayoutProps {
  readonly edition: Edition;
  /** Title and form. */
  readonly children: ReactNode;
}

/** The form of the pre-registration beside fifteen jerseys; on a phone the front row stands above it. */
export function PreRegistrationLayout({ edition, children }: PreRegistrationLayoutProps) {
  return (
    <Columns>
      <SquadPicture edition={edition} />
      <div>{children}</div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space[12]};
    & > :first-child {
      order: 1;
    }
  }
`;
