import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '../typography.ts';

export interface StatusFamilyProps {
  /** What shows each status, by the name of the status. */
  readonly statuses: Readonly<Record<string, ReactNode>>;
}

/** Statuses that a user has to tell apart, side by side. Their names stand above them, outside of what is compared. */
export function StatusFamily({ statuses }: StatusFamilyProps) {
  return (
    <Family>
      {Object.entries(statuses).map(([name, shown]) => (
        <li key={name}>
          <Name aria-hidden="true">{name}</Name>
          <div data-status={name}>{shown}</div>
        </li>
      ))}
    </Family>
  );
}

const Family = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[4]};
  & > li {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    align-content: start;
  }
`;

const Name = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
