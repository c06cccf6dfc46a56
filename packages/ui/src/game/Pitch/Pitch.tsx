import { pitchRows, type Slot } from '@rugby/domain/game/model/positions';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fine, space } from '../../theme/scale.ts';
import { pitch, widePitch } from '../pitchScale.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { EmptyPosition } from '../EmptyPosition/EmptyPosition.tsx';
import { PitchRow } from '../PitchRow/PitchRow.tsx';
import { PitchTurf } from '../PitchTurf/PitchTurf.tsx';
import { PlayerCard, type CardContent } from '../PlayerCard/PlayerCard.tsx';
import { PlayerCardInfo } from '../PlayerCard/PlayerCardInfo.tsx';
import { PlayerCardSkeleton } from '../PlayerCard/PlayerCardSkeleton.tsx';
import { usePitchKeys } from './usePitchKeys.ts';

/** Cards by shirt number. An empty slot has no entry. */
export type PitchCards = ReadonlyMap<number, CardContent>;

/** What a press on a slot does. */
export interface PitchActions {
  readonly onPressPlayer: (playerId: number, slot: Slot) => void;
  readonly onPressEmpty: (slot: Slot) => void;
  /** Given while a press on a player does something else: each card gets a button that opens the profile. */
  readonly onOpenProfile?: (playerId: number) => void;
  /** Tab from the chosen empty slot: moves the focus to the players who could fill it; answers whether it did. */
  readonly onLeaveChosen?: () => boolean;
}

export interface PitchProps {
  /** Accessible name: whose team it is. */
  readonly label: string;
  readonly cards: PitchCards;
  /** Without them the lineup is read-only: in a review, or for another user's team. */
  readonly actions?: PitchActions;
  /** Opens the profile of a player in a read-only lineup. */
  readonly onOpenPlayer?: (playerId: number) => void;
  /** Shirt number of the empty slot that the next player takes. */
  readonly chosen?: number;
  readonly isLoading?: boolean;
  /** Said to screen readers when the lineup could not be loaded: its places stay blank. */
  readonly failure?: string | undefined;
  /** Content above the first row: tools, `TeamHead` or `PitchLogo`. */
  readonly head?: ReactNode;
}

/**
 * A lineup on the field. Screen readers get named rows. The keyboard gets one Tab stop with arrow keys inside; where cards have a
 * button for the profile, Tab leads from a card to its button.
 */
export function Pitch({ label, cards, actions, onOpenPlayer, chosen, isLoading = false, failure, head }: PitchProps) {
  const words = useWords();
  const isBlank = isLoading || failure !== undefined;
  return (
    <Field aria-busy={isLoading && failure === undefined} data-pitch>
      <PitchTurf />
      {head !== undefined && <Head>{head}</Head>}
      {isBlank && <LoadingRows label={failure ?? words('team.pitch.loading')} />}
      {!isBlank && !actions && <ReadOnlyRows label={label} cards={cards} onOpenPlayer={onOpenPlayer} />}
      {!isBlank && actions && <GridRows label={label} cards={cards} actions={actions} chosen={chosen} />}
    </Field>
  );
}

interface GridRowsProps extends Pick<PitchProps, 'label' | 'cards'> {
  readonly actions: PitchActions;
  readonly chosen: number | undefined;
}

function GridRows({ label, cards, actions, chosen }: GridRowsProps) {
  const { onOpenProfile, onLeaveChosen } = actions;
  const [keys, stop] = usePitchKeys((jersey) => cards.get(jersey)?.player.lastName, { chosen, onLeaveChosen });
  return (
    <Rows role="grid" aria-label={label} {...keys}>
      {pitchRows.map((row) => (
        <PitchRow key={row} row={row} form="grid" occupant={({ jersey }) => cards.get(jersey)?.player.id}>
          {(slot) => {
            const content = cards.get(slot.jersey);
            const shared = { slot, isArrowStop: slot.jersey !== stop };
            if (!content)
              return <EmptyPosition {...shared} isChosen={slot.jersey === chosen} onPress={() => actions.onPressEmpty(slot)} />;
            const { player } = content;
            return (
              <>
                <PlayerCard {...shared} content={content} onPress={() => actions.onPressPlayer(player.id, slot)} />
                {onOpenProfile && (
                  <PlayerCardInfo player={player} isArrowStop={shared.isArrowStop} onPress={() => onOpenProfile(player.id)} />
                )}
              </>
            );
          }}
        </PitchRow>
      ))}
    </Rows>
  );
}

interface ReadOnlyRowsProps extends Pick<PitchProps, 'label' | 'cards'> {
  readonly onOpenPlayer: PitchProps['onOpenPlayer'];
}

function ReadOnlyRows({ label, cards, onOpenPlayer }: ReadOnlyRowsProps) {
  return (
    <Rows as="section" aria-label={label}>
      {pitchRows.map((row) => (
        <PitchRow key={row} row={row} form="list">
          {(slot) => {
            const content = cards.get(slot.jersey);
            if (!content) return <EmptyPosition slot={slot} />;
            return (
              <PlayerCard
                slot={slot}
                content={content}
                {...(onOpenPlayer && { onPress: () => onOpenPlayer(content.player.id) })}
              />
            );
          }}
        </PitchRow>
      ))}
    </Rows>
  );
}

function LoadingRows({ label }: { readonly label: string }) {
  return (
    <Rows>
      <LoadingStatus>{label}</LoadingStatus>
      {pitchRows.map((row) => (
        <PitchRow key={row} row={row} form="list">
          {() => <PlayerCardSkeleton />}
        </PitchRow>
      ))}
    </Rows>
  );
}

/** As high as its frame, but never lower than its rows: nothing that follows lies across them. */
const Field = styled.div`
  container: pitch / inline-size;
  position: relative;
  isolation: isolate;
  block-size: 100%;
  min-block-size: min-content;
`;

const Head = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  min-block-size: ${pitch.head.phone};
  padding-inline: ${space[3]};
  ${widePitch} {
    min-block-size: 66px;
    padding-inline: ${({ theme }) => theme.layout.gutter.desktop};
  }
`;

/** The rows share the height that is left over. */
const Rows = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${pitch.rowGap.phone};
  min-block-size: 100%;
  padding-block: ${pitch.head.phone} ${fine[3]};
  ${widePitch} {
    gap: ${pitch.rowGap.wide};
    padding-block: ${pitch.head.wide} ${fine[9]};
  }
`;

const LoadingStatus = styled.output`
  ${visuallyHidden}
`;
