import { Radio, RadioGroup } from 'react-aria-components';
import styled from 'styled-components';
import { FieldLabel } from '../../primitives/Field/FieldLabel.tsx';
import { fieldColumn } from '../../primitives/Field/fieldLook.ts';
import { FieldMessage, type FieldMessageProps } from '../../primitives/Field/FieldMessage.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { fine } from '../../theme/scale.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type ChoicesFailure, LoadedChoices } from '../LoadedChoices/LoadedChoices.tsx';

/** A squad that a user can support, and how it looks. */
export interface SquadOption {
  readonly id: number;
  readonly look: SquadLook;
}

/** The squads of the edition to choose from. None is preselected. */
export interface SquadChoices {
  readonly squads: readonly SquadOption[];
  /** Present while the squads could not be loaded. */
  readonly squadsFailure?: ChoicesFailure | undefined;
}

export interface SquadFieldProps extends SquadChoices, FieldMessageProps {
  readonly label: string;
  /** 0 for none; null before a choice. */
  readonly value: number | null;
  readonly onChange: (squadId: number) => void;
  readonly onBlur?: () => void;
}

/** The squad that a user supports, or none: a card each for a handful of squads, a list for more. */
export function SquadField({ squadsFailure, ...field }: SquadFieldProps) {
  const words = useWords();
  return (
    <LoadedChoices failedTitle={words('auth.fields.squadsFailed')} failure={squadsFailure}>
      <SquadsAndNone {...field} />
    </LoadedChoices>
  );
}

function SquadsAndNone({ squads, value, onChange, ...rest }: Omit<SquadFieldProps, 'squadsFailure'>) {
  const words = useWords();
  const none = { id: 0, label: words('auth.fields.noSquad') };
  if (squads.length > mostCards) {
    const options = squads.map(({ id, look }) => ({ id, label: look.name, mark: <SquadMark squad={look} size={28} /> }));
    return <Select {...rest} options={[...options, none]} value={value} onChange={onChange} />;
  }
  const cards = [...squads.map(({ id, look }) => ({ id, label: look.name, look })), none];
  return <Cards {...rest} cards={cards} value={value} onChange={onChange} />;
}

/** More squads than this do not fit one row of cards. */
const mostCards = 5;

interface CardsProps extends Omit<SquadFieldProps, keyof SquadChoices> {
  readonly cards: readonly { readonly id: number; readonly label: string; readonly look?: SquadLook }[];
}

function Cards({ label, cards, value, onChange, onBlur, hint, error }: CardsProps) {
  return (
    <Root
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      {...(onBlur && { onBlur })}
      isRequired
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Row>
        {cards.map(({ id, label: name, look }) => (
          <Card key={id} value={String(id)}>
            {({ isSelected }) => (
              <>
                <Mark>{look === undefined ? <Icon name="minus" size={20} /> : <SquadMark squad={look} size={23} />}</Mark>
                <Name>
                  {name}
                  {isSelected && <Icon name="check" size={16} />}
                </Name>
              </>
            )}
          </Card>
        ))}
      </Row>
      <FieldMessage hint={hint} error={error} />
    </Root>
  );
}

const Root = styled(RadioGroup)`
  ${fieldColumn}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

const Card = styled(Radio)`
  display: grid;
  justify-items: center;
  gap: ${fine[6]};
  min-block-size: ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background-color: ${({ theme }) => theme.color.field};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &[data-hovered] {
    border-color: ${({ theme }) => theme.color.text};
  }
  &[data-selected] {
    border-color: ${({ theme }) => theme.color.marker};
    background-color: ${({ theme }) => theme.color.selected};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.marker};
  }
  &[data-invalid]:not([data-selected]) {
    border-color: ${({ theme }) => theme.color.danger};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.danger};
  }
  &[data-focus-visible] {
    ${({ theme }) => `outline: ${theme.control.ring.width} solid ${theme.color.focus}; outline-offset: ${theme.control.ring.gap};`}
  }
`;

const Mark = styled.span`
  display: grid;
  place-content: center;
  min-block-size: ${({ theme }) => theme.space[6]};
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  ${textStyle('label')}
  font-weight: 600;
  text-align: center;
`;
