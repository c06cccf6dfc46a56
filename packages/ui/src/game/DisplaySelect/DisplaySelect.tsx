import { statistics, type Statistic } from '@rugby/domain/game/players/statistics';
import styled from 'styled-components';
import { fine, narrowest } from '../../theme/scale.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { useWords } from '../../words/WordsProvider.tsx';

export interface DisplaySelectProps {
  readonly value: Statistic;
  readonly onChange: (statistic: Statistic) => void;
}

/** Chooses the statistic shown on each card. It stands on the pitch and looks like a card's plate. Elsewhere use `Select`. */
export function DisplaySelect({ value, onChange }: DisplaySelectProps) {
  const words = useWords();
  const options = statistics.map((id) => ({ id, label: words(`team.statistic.${id}`) }));
  return (
    <OnTurf>
      <Select layout="inline" label={words('team.toolbar.display')} options={options} value={value} onChange={onChange} />
    </OnTurf>
  );
}

const OnTurf = styled.div`
  min-inline-size: 0;
  & button:not([aria-expanded='true']) {
    border-color: transparent;
    background-color: ${({ theme }) => theme.color.plate};
  }
  /* The narrowest phones: Display Price in one line. */
  ${narrowest} {
    & button {
      gap: ${({ theme }) => theme.space[1]};
      padding-inline: ${fine[9]};
    }
  }
  ${({ theme }) => theme.media.enlarged} {
    & button::before {
      content: none;
    }
  }
  ${({ theme }) => theme.media.sm} {
    min-inline-size: 168px;
  }
`;
