import type { Kit } from '@rugby/domain/kits';
import styled from 'styled-components';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { hairline } from '../../theme/mixins.ts';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

/** A player of the team whose squad has no match in the round. */
export interface RestingPlayerLine {
  readonly id: number;
  readonly name: string;
  readonly squad: string;
  readonly kit: Kit;
  readonly isCaptain: boolean;
}

export interface ReviewTeamByesProps {
  /** At least one. */
  readonly resting: readonly RestingPlayerLine[];
  readonly roundNumber: number;
  /** How many of them the minimum for each country keeps in the team; `min` is that minimum. */
  readonly staying?: { readonly count: number; readonly min: number };
}

/** Warns that players of the team have no match, and names them. [D47] */
export function ReviewTeamByes({ resting, roundNumber, staying }: ReviewTeamByesProps) {
  const words = useWords();
  const hasCaptain = resting.some(({ isCaptain }) => isCaptain);
  return (
    <>
      <Band>
        <Icon name="warning" />
        <div>
          <Title>{words('modals.review.byes', { count: resting.length, round: roundNumber })}</Title>
          <p>{words(hasCaptain ? 'modals.review.byesWithCaptain' : 'modals.review.byesText')}</p>
          {staying && staying.count > 0 && <p>{words('modals.review.byesStay', staying)}</p>}
        </div>
      </Band>
      <List aria-label={words('modals.review.byesList')}>
        {resting.map(({ id, name, squad, kit, isCaptain }) => (
          <Line key={id}>
            <Jersey kit={kit} size={29} />
            <Name>
              <span>{name}</span>
              {isCaptain && <Badge>{words('modals.review.captain')}</Badge>}
            </Name>
            <Squad>{squad}</Squad>
          </Line>
        ))}
      </List>
    </>
  );
}

/** Runs to the edges of the dialog. */
const Band = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space[3]};
  margin-inline: calc(-1 * var(--dialog-inset));
  padding: ${({ theme }) => `${theme.space[3]} var(--dialog-inset)`};
  background-color: ${({ theme }) => theme.color.warningTint};
  ${textStyle('body')}
  & > svg {
    margin-block-start: ${fine[3]};
    color: ${({ theme }) => theme.color.warning};
  }
`;

const Title = styled.h3`
  ${textStyle('heading')}
`;

/** Two columns where there is room. */
const List = styled.ul`
  display: grid;
  column-gap: ${({ theme }) => theme.space[6]};
  margin-block-end: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: ${({ theme }) => theme.control.touch};
  ${hairline('block-end')}
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${textStyle('rowName')}
`;

const Squad = styled.span`
  ${textStyle('label')}
  color: ${({ theme }) => theme.color.textMuted};
`;
