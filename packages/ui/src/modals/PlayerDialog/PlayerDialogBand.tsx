import { positionCategory } from '@rugby/domain/i18n/positionWords';
import { displayPrice } from '@rugby/domain/game/model/money';
import type { Player } from '@rugby/domain/game/model/entities';
import { Heading } from 'react-aria-components';
import styled from 'styled-components';
import { PlayerImage } from '../../game/PlayerImage/PlayerImage.tsx';
import { SquadMark, type SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PlayerDialogBandProps {
  readonly player: Pick<Player, 'firstName' | 'lastName' | 'position' | 'status' | 'cost'>;
  readonly squad: SquadLook;
  readonly jersey: number;
  readonly image: string | undefined;
}

/** The header of the player dialog in the colours of the squad's kit: name, status and price. */
export function PlayerDialogBand({ player, squad, jersey, image }: PlayerDialogBandProps) {
  const words = useWords();
  return (
    <Root style={{ backgroundColor: squad.kit.base, color: squad.kit.bandInk }}>
      <Field style={{ backgroundColor: squad.kit.second }} />
      <Shirt>
        <PlayerImage kit={squad.kit} number={jersey} src={image} />
      </Shirt>
      <Column>
        <Name slot="title">
          <FirstName>{player.firstName}</FirstName>{' '}
          <LastName $isLong={player.lastName.length > shortName}>{player.lastName}</LastName>
        </Name>
        <Place>
          <SquadMark squad={squad} size={24} />
          <span>
            <Position>{positionCategory(player.position, words)}</Position>, {squad.name}
          </span>
        </Place>
        <Chips>
          <Chip>
            <StatusMark status={player.status} />
            {words(`team.status.${player.status}`)}
          </Chip>
          <Chip>
            {displayPrice(player.cost)}
            {words('team.unit.million')}
          </Chip>
        </Chips>
      </Column>
    </Root>
  );
}

/** Last names up to this length stay in one large line on a phone. */
const shortName = 11;

const Root = styled.header`
  position: relative;
  display: grid;
  align-items: center;
  flex: none;
  min-block-size: ${({ theme }) => theme.layout.dialog.band};
  overflow: hidden;
`;

/** Slanted by 15 degrees, which is 50 over the height of the band. */
const Field = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 122px;
  clip-path: polygon(50px 0, 100% 0, 100% 100%, 0 100%);
  ${({ theme }) => theme.media.sm} {
    inline-size: 294px;
  }
`;

/** Cut off at the bottom, and on a phone at the side. */
const Shirt = styled.div`
  position: absolute;
  inset-block-start: 46px;
  inset-inline-end: -52px;
  inline-size: 150px;
  ${({ theme }) => theme.media.sm} {
    inset-block-start: 14px;
    inset-inline-end: 44px;
    inline-size: 242px;
  }
`;

const Column = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space[5]};
  padding-inline: var(--dialog-inset) 108px;
  ${({ theme }) => theme.media.sm} {
    padding-inline-end: 294px;
  }
`;

/** Names the dialog. */
const Name = styled(Heading)`
  max-inline-size: 100%;
`;

const FirstName = styled.span`
  display: block;
  ${textStyle('heading')}
  font-weight: 600;
`;

const LastName = styled.span<{ $isLong: boolean }>`
  display: block;
  ${({ $isLong }) => textStyle($isLong ? 'number' : 'title')}
  overflow-wrap: anywhere;
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-block: 2px ${({ theme }) => theme.space[2]};
  ${textStyle('body')}
  font-weight: 500;
`;

const Position = styled.span`
  display: inline-block;
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding-inline: 10px;
  border-radius: ${({ theme }) => theme.radius.plate};
  background-color: ${({ theme }) => theme.color.plate};
  ${textStyle('cardName')}
  font-weight: 600;
  font-size: 0.9375rem;
  color: ${({ theme }) => theme.color.plateText};
`;
