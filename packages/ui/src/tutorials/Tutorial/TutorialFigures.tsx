import styled from 'styled-components';
import { hairline } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';

export interface TutorialFiguresProps {
  /** Large figures, each with a label below. */
  readonly figures: readonly (readonly [figure: string, label: string])[];
}

/** A row of figures on the grass, like a scoreboard. */
export function TutorialFigures({ figures }: TutorialFiguresProps) {
  return (
    <Strip>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <Figure>{figure}</Figure>
          {label}
        </div>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  border-radius: ${({ theme }) => theme.radius.plate};
  background-color: ${({ theme }) => theme.color.plate};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.plateMuted};
  & > div {
    min-inline-size: 88px;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  }
  & > div + div {
    ${hairline('inline-start')}
  }
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Figure = styled.p`
  ${textStyle('number')}
  color: ${({ theme }) => theme.color.plateStat};
`;
