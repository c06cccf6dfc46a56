import styled, { keyframes } from 'styled-components';
import { textStyle, type TextStyle } from '../typography.ts';

export const Roles = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
  }
  & code {
    margin-inline-start: auto;
    font-family: inherit;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: ${({ theme }) => theme.space[6]};
  block-size: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.sm};
`;

export const Heading = styled.h2`
  ${textStyle('heading')}
`;

export const Shirts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[5]};
  padding-block: ${({ theme }) => theme.space[3]};
  ${textStyle('bodyStrong')}
  & > li {
    display: grid;
    justify-items: center;
  }
  & small {
    ${textStyle('label')}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const move = keyframes`
  from { transform: translateX(0); }
  to { transform: translateX(48px); }
`;

export const Ball = styled.span<{ $timing: string }>`
  display: block;
  inline-size: ${({ theme }) => theme.space[6]};
  block-size: ${({ theme }) => theme.space[6]};
  margin-inline-end: ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.full};
  background-color: ${({ theme }) => theme.color.marker};
  animation: ${move} ${({ $timing }) => $timing} infinite alternate;
`;

export const Bar = styled.dd`
  block-size: ${({ theme }) => theme.space[4]};
  background-color: ${({ theme }) => theme.color.marker};
`;

export const Corner = styled.dd`
  inline-size: ${({ theme }) => theme.space[16]};
  block-size: ${({ theme }) => theme.space[10]};
  border: 2px solid ${({ theme }) => theme.color.marker};
`;

export const Sample = styled.dd<{ $name: TextStyle }>`
  ${({ $name }) => textStyle($name)}
`;

export const Areas = styled.table`
  border-collapse: collapse;
  ${textStyle('body')}
  text-align: start;
  overflow-wrap: anywhere;
  & th,
  & td {
    padding: ${({ theme }) => theme.space[2]};
    border-block-end: 1px solid ${({ theme }) => theme.color.hairline};
    text-align: start;
    vertical-align: baseline;
  }
`;
