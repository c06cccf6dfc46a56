import styled from 'styled-components';
import { bannerBand, bannerSentence, bannerSlab } from '../../game/Banner/bannerLook.ts';
import { acrossPhone } from '../../layout/PageLayout/acrossPhone.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface LiveRanksProps {
  readonly roundNumber: number;
  /** Whether a match is being played: between matches of a round the ranks are provisional all the same. */
  readonly isLive: boolean;
  /** When the ranks changed last, as text; omitted before the first change that was seen. */
  readonly changedAt?: string | undefined;
}

/** Says that ranks are provisional while a round is played, and when they changed last. [B14] */
export function LiveRanks({ roundNumber, isLive, changedAt }: LiveRanksProps) {
  const words = useWords();
  return (
    <Band>
      <Slab>
        <Icon name={isLive ? 'dot' : 'info'} size={16} />
        {words(isLive ? 'rankings.live.label' : 'rankings.provisional')}
      </Slab>
      <Text>
        {words(isLive ? 'rankings.live.text' : 'rankings.live.provisional', { round: roundNumber })}
        {changedAt !== undefined && ` ${words('rankings.live.lastChange', { time: changedAt })}`}
      </Text>
    </Band>
  );
}

const Band = styled.p`
  ${bannerBand}
  ${acrossPhone}
  overflow: clip;
  background-color: ${({ theme }) => theme.color.raised};
`;

const Slab = styled.span`
  ${bannerSlab}
  background-color: ${({ theme }) => theme.color.highlight};
  color: ${({ theme }) => theme.color.onHighlight};
`;

const Text = styled.span`
  ${bannerSentence}
`;
