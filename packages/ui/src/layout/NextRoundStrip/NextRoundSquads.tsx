import styled from 'styled-components';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface NextRoundSquadsProps {
  readonly home: SquadLook;
  readonly away: SquadLook;
}

/** The two squads: below each other on a phone, side by side on wider screens. */
export function NextRoundSquads({ home, away }: NextRoundSquadsProps) {
  const words = useWords();
  return (
    <Sides>
      <Side squad={home} />
      <Versus>{words('landing.versus')}</Versus>
      <Away>
        <Side squad={away} />
      </Away>
    </Sides>
  );
}

function Side({ squad }: { readonly squad: SquadLook }) {
  return (
    <SideLine>
      <Small>
        <SquadMark squad={squad} size={23} />
      </Small>
      <Large>
        <SquadMark squad={squad} size={34} />
      </Large>
      {squad.name}
    </SideLine>
  );
}

const Sides = styled.p`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${textStyle('rowName')}
  font-weight: 700;
  ${({ theme }) => theme.media.md} {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    ${textStyle('heading')}
  }
`;

const SideLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-inline-size: 0;
  ${({ theme }) => theme.media.md} {
    gap: ${({ theme }) => theme.space[3]};
  }
`;

const Away = styled.span`
  display: contents;
  ${({ theme }) => theme.media.md} {
    display: flex;
    & > span {
      flex-direction: row-reverse;
    }
  }
`;

const Small = styled.span`
  flex: none;
  ${({ theme }) => theme.media.md} {
    display: none;
  }
`;

const Large = styled.span`
  display: none;
  flex: none;
  ${({ theme }) => theme.media.md} {
    display: block;
  }
`;

/** Always read by screen readers. Hidden on a phone, where the squads stand below each other. */
const Versus = styled.span`
  position: absolute;
  opacity: 0;
  ${textStyle('nav')}
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.media.md} {
    position: static;
    opacity: 1;
  }
`;
