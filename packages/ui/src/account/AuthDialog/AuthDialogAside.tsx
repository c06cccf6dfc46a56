import { kitOf, type Edition, type EditionId } from '@rugby/domain/editions';
import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { partOf } from './partOf.ts';
import type { SquadOption } from './SquadField.tsx';
import type { RegistrationControls } from './useRegistration.ts';

export interface AuthDialogAsideProps {
  readonly edition: Edition;
  readonly squads: readonly SquadOption[];
  readonly registration: Pick<RegistrationControls, 'step' | 'steps' | 'values'>;
}

/** The picture beside the registration: its steps, and the jersey of the chosen squad from behind, cut off at the bottom. */
export function AuthDialogAside({ edition, squads, registration: { step, steps, values } }: AuthDialogAsideProps) {
  const words = useWords();
  const chosen = squads.find(({ id }) => id === values.supportedSquadId);
  return (
    <Root aria-hidden="true">
      <List>
        {steps.map((fields, index) => (
          <Part key={fields.join()}>
            <Mark data-state={stateOf(index, step)}>{index < step ? <Icon name="check" size={20} /> : index + 1}</Mark>
            {words(partOf(fields))}
          </Part>
        ))}
      </List>
      <Shirt>
        <Jersey kit={chosen?.look.kit ?? kitOf(edition, squadOfEdition[edition.id], 0)} number={15} />
      </Shirt>
    </Root>
  );
}

function stateOf(index: number, step: number): 'done' | 'current' | 'next' {
  if (index === step) return 'current';
  return index < step ? 'done' : 'next';
}

const squadOfEdition: Readonly<Record<EditionId, string>> = { srp: 'BRUM', trc: 'AUS' };

const Root = styled.div`
  position: relative;
  overflow: hidden;
  padding: 28px;
  background-color: ${({ theme }) => theme.color.turfA};
`;

const List = styled.ol`
  display: grid;
  gap: 14px;
`;

const Part = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  ${textStyle('rowName')}
  color: ${({ theme }) => theme.color.onTurf};
`;

const Mark = styled.span`
  display: grid;
  place-content: center;
  flex: none;
  inline-size: 36px;
  block-size: 28px;
  ${textStyle('cardName')}
  background-color: ${({ theme }) => theme.color.plate};
  color: ${({ theme }) => theme.color.plateText};
  clip-path: polygon(7.5px 0, 100% 0, calc(100% - 7.5px) 100%, 0 100%);
  &[data-state='current'] {
    background-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
`;

/** Larger than the panel, which cuts off the sleeves and the hem. */
const Shirt = styled.div`
  position: absolute;
  inset-inline-start: 50%;
  inset-block-end: -114px;
  inline-size: 421px;
  transform: translateX(-50%);
`;
