import type { Kit } from '@rugby/domain/kits';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { focusRing } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { resultInset } from './resultLook.ts';

/** The player of the team with the most points in a round. */
export interface RoundResultBestPlayer {
  readonly name: string;
  /** What the team got from them. */
  readonly points: number;
  /** How that came about, when captain or booster are part of it. */
  readonly note?: string | undefined;
  /** Shirt number, 1 to 15. */
  readonly jersey: number;
  readonly kit: Kit;
}

export interface RoundResultBestProps {
  readonly best: RoundResultBestPlayer;
  readonly onOpen: () => void;
}

/** The best player on a band in the colours of their squad; a press opens their points. */
export function RoundResultBest({ best: { name, points, note, jersey, kit }, onOpen }: RoundResultBestProps) {
  const words = useWords();
  return (
    <Band onPress={onOpen} style={{ backgroundColor: kit.base, color: kit.bandInk }}>
      <Field style={{ backgroundColor: kit.second }} />
      <Shirt>
        <Jersey kit={kit} number={jersey} />
      </Shirt>
      <Text>
        <span>{words('result.best')}</span>
        <Name>
          {name} {points}
        </Name>
        {note !== undefined && <Note>{note}</Note>}
      </Text>
    </Band>
  );
}

const Band = styled(Button)`
  position: relative;
  display: grid;
  align-items: center;
  inline-size: 100%;
  min-block-size: 132px;
  padding: 0;
  border: 0;
  overflow: hidden;
  cursor: pointer;
  text-align: start;
  ${focusRing}
  &[data-focus-visible] {
    outline-offset: -6px;
  }
`;

/** Slanted by 15 degrees, which is 36 over the height of the band. */
const Field = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 48%;
  clip-path: polygon(36px 0, 100% 0, 100% 100%, 0 100%);
`;

/** Cut off at the bottom. */
const Shirt = styled.span`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-end: ${({ theme }) => theme.space[4]};
  inline-size: 118px;
  ${({ theme }) => theme.media.sm} {
    inset-inline-end: 24px;
    inline-size: 150px;
  }
`;

const Text = styled.span`
  position: relative;
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[1]};
  max-inline-size: 58%;
  ${resultInset('start')}
  ${textStyle('body')}
`;

const Name = styled.strong`
  ${textStyle('number')}
  overflow-wrap: anywhere;
`;

/** Narrower than the name: the slant leaves the least room at the bottom of the band. */
const Note = styled.span`
  max-inline-size: calc(100% - ${({ theme }) => theme.space[6]});
  text-wrap: balance;
`;
