import type { Words } from '@rugby/domain/i18n/keys';
import { type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { FixturesBody, type FixturesContents } from './FixturesBody.tsx';
import { FixturesCard } from './FixturesCard.tsx';
import { FixturesTimes, type FixturesTimesProps } from './FixturesTimes.tsx';

export type { FixtureContent } from '../FixtureLine/FixtureLine.tsx';
export type { FixturesContents, RoundFixtures } from './FixturesBody.tsx';

export interface FixturesWidgetProps {
  /** A popover below its button, or a sheet from the bottom of a phone. */
  readonly form: 'popover' | 'drawer';
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly contents: FixturesContents;
  /** The round in the title; undefined until it is known. */
  readonly roundNumber: number | undefined;
  /** Shows the round before or after; undefined at the first and last round. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onViewChange: (view: 'round' | 'list') => void;
  readonly times: FixturesTimesProps;
  readonly onClose: () => void;
}

/** The fixtures of a round, or of all rounds. Closes when the width of the window changes. */
export function FixturesWidget(props: FixturesWidgetProps) {
  const { form, triggerRef, contents, roundNumber, onPrevious, onNext, onViewChange, times, onClose } = props;
  const words = useWords();
  useCloseOnResize(onClose);
  const isList = contents.state === 'list';
  const hasFixtures = isList || contents.state === 'round';
  const tools = contents.state === 'round' && (
    <Arrows>
      <Arrow icon="chevron-left" label={words('fixtures.previous')} onPress={onPrevious} />
      <Arrow icon="chevron-right" label={words('fixtures.next')} onPress={onNext} />
    </Arrows>
  );
  const shared = {
    title: titleOf(contents, roundNumber, words),
    onClose,
    ...(hasFixtures && { footer: <FixturesTimes {...times} /> }),
    ...(tools && { tools }),
  };
  const body = (
    <>
      <FixturesBody contents={contents} />
      {hasFixtures && (
        <ViewSwitch>
          <Button variant="quiet" size="sm" onPress={() => onViewChange(isList ? 'round' : 'list')}>
            {words(isList ? 'fixtures.oneRound' : 'fixtures.allRounds')}
          </Button>
        </ViewSwitch>
      )}
    </>
  );
  return form === 'popover' ? (
    <FixturesCard {...shared} triggerRef={triggerRef}>
      <Wide>{body}</Wide>
    </FixturesCard>
  ) : (
    <Drawer {...shared} bleeds>
      {body}
    </Drawer>
  );
}

/** Calls `onClose` when the width of the window changes. Ignores the height, which address bars and keyboards of phones change. [G-059] */
function useCloseOnResize(onClose: () => void): void {
  useEffect(() => {
    const width = innerWidth;
    const closeOnNewWidth = () => {
      if (innerWidth !== width) onClose();
    };
    addEventListener('resize', closeOnNewWidth);
    return () => removeEventListener('resize', closeOnNewWidth);
  }, [onClose]);
}

/** Names the round only while a single round is shown. */
function titleOf({ state }: FixturesContents, round: number | undefined, words: Words): string {
  if (state === 'list') return words('fixtures.allTitle');
  return round === undefined ? words('fixtures.button') : words('fixtures.title', { round });
}

interface ArrowProps {
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly label: string;
  readonly onPress: (() => void) | undefined;
}

function Arrow({ onPress, ...rest }: ArrowProps) {
  return <IconButton {...rest} variant="quiet" isDisabled={onPress === undefined} {...(onPress && { onPress })} />;
}

const Arrows = styled.span`
  display: flex;
  flex: none;
`;

/** Text that fits the card but not the sheet. */
const Wide = styled.div`
  --fixtures-inset: ${({ theme }) => theme.space[5]};
`;

const ViewSwitch = styled.p`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
`;
