import styled from 'styled-components';
import { pitch, widePitch } from '../pitchScale.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';

export interface TeamHeadProps {
  readonly name: string;
  /** A line below the name: the active boosters, or why little is shown. */
  readonly note?: string;
  /** One figure of the team, formatted; null while it is loaded. */
  readonly figure: { readonly label: string; readonly value: string | null };
}

/** The name of another user's team, above a read-only pitch. The user's own pitch has a `BuilderToolbar` there. */
export function TeamHead({ name, note, figure }: TeamHeadProps) {
  return (
    <Plate>
      <Team>
        <Name>{name}</Name>
        {note !== undefined && <Note>{note}</Note>}
      </Team>
      <Figure>
        <dt>{figure.label}</dt>
        <Value>{figure.value ?? <Skeleton width="2.5rem" height="1.25rem" />}</Value>
      </Figure>
    </Plate>
  );
}

const Plate = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: ${({ theme }) => theme.control.touch};
  min-inline-size: 0;
  max-inline-size: ${pitch.maxWidth};
  margin-inline: auto;
  padding: ${({ theme }) => `${fine[3]} ${theme.space[3]}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${widePitch} {
    padding-inline: ${({ theme }) => theme.space[4]};
  }
`;

const Team = styled.div`
  min-inline-size: 0;
`;

const Name = styled.p`
  ${textStyle('rowName')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${widePitch} {
    ${textStyle('heading')}
  }
`;

const Note = styled.p`
  ${textStyle('label')}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Figure = styled.dl`
  flex: none;
  margin: 0;
  text-align: end;
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Value = styled.dd`
  margin: 0;
  ${textStyle('rowNumber')}
  color: ${({ theme }) => theme.color.text};
  ${widePitch} {
    ${textStyle('heading')}
    font-variant-numeric: tabular-nums;
  }
`;
