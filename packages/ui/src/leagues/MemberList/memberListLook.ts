import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

/** Rows of people with actions: members, and the addresses of invites. */
export const List = styled.ul`
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding-block: ${({ theme }) => theme.space[2]};
  ${hairline('block-end')}
  & > div {
    min-inline-size: 0;
  }
`;

export const Name = styled.p`
  ${textStyle('rowName')}
  overflow-wrap: anywhere;
`;

export const Detail = styled.p`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
