import styled from 'styled-components';
import { useWords } from '../../words/WordsProvider.tsx';
import { GlobalPrompt } from '../GlobalPrompt/GlobalPrompt.tsx';
import type { PickingTimes } from './pickingTimes.ts';

export interface CreateTeamDisabledProps {
  readonly times: PickingTimes;
  readonly onClose: () => void;
}

/** Says why no team can be picked now, when picking opens, and when it closes. */
export function CreateTeamDisabled({ times, onClose }: CreateTeamDisabledProps) {
  const words = useWords();
  const isOver = times.kind === 'season-over';
  return (
    <GlobalPrompt
      role="alertdialog"
      title={words(`modals.createTeamDisabled.${isOver ? 'overTitle' : 'title'}`)}
      onClose={onClose}
      closeLabel={words('modals.createTeamDisabled.done')}
    >
      {isOver ? (
        <p>{words('modals.createTeamDisabled.over')}</p>
      ) : (
        <p>{words('modals.createTeamDisabled.text', { round: times.roundNumber })}</p>
      )}
      {times.kind === 'last-round' && <Time>{words('modals.createTeamDisabled.lastRound')}</Time>}
      {times.kind === 'opens' && (
        <>
          <Time>{words('modals.createTeamDisabled.opens', { round: times.roundNumber })}</Time>
          <p>
            {words(`modals.createTeamDisabled.${times.hasLastStarted ? 'lastStarted' : 'lastToCome'}`, {
              time: times.lastKickOff,
            })}
          </p>
          <Time>{words('modals.createTeamDisabled.closes', { round: times.next.roundNumber, time: times.next.start })}</Time>
        </>
      )}
    </GlobalPrompt>
  );
}

const Time = styled.p`
  margin-block-start: ${({ theme }) => theme.space[2]};
  font-weight: 600;
  color: ${({ theme }) => theme.color.text};
`;
