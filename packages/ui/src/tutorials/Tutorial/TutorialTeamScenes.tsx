import { kitOf, type Edition, type EditionId } from '@rugby/domain/editions';
import { captainMultiplier } from '@rugby/domain/game/boosters/boosterBehaviours';
import { slots } from '@rugby/domain/game/model/positions';
import type { Refusal } from '@rugby/domain/game/model/refusal';
import { BudgetBar } from '../../game/BudgetBar/BudgetBar.tsx';
import { EmptyPosition } from '../../game/EmptyPosition/EmptyPosition.tsx';
import { PitchRow } from '../../game/PitchRow/PitchRow.tsx';
import { PlayerCard, type CardContent } from '../../game/PlayerCard/PlayerCard.tsx';
import { PoolRow, type PoolRowContent } from '../../game/PoolRow/PoolRow.tsx';
import { RefusalNote } from '../../game/RefusalNote/RefusalNote.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Jersey } from '../../primitives/Jersey/Jersey.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { TutorialFigures } from './TutorialFigures.tsx';
import { cardOf, personOf, rowOf, scenarioNames, slotOf } from './tutorialScenario.ts';
import { CardPair, ClockPlate, HeroRow, Note, PoolPanel } from './tutorialLook.ts';

interface SceneProps {
  readonly edition: Edition;
}

/** The scenes of the team tutorial: parts of the team builder. */
export const teamScenes = {
  'team.welcome': Heroes,
  'team.fifteen': EmptyPlace,
  'team.budget': Spending,
  'team.squads': Refused,
  'team.captain': CaptainPoints,
  'team.lock': Locking,
  'team.change': Changing,
};

const heroes: Readonly<Record<EditionId, readonly (readonly [squad: string, jersey: number])[]>> = {
  srp: [
    ['HURR', 9],
    ['CRUS', 2],
    ['FDRU', 11],
    ['CHIE', 8],
    ['BLUE', 10],
  ],
  trc: [
    ['AUS', 7],
    ['ARG', 9],
    ['NZ', 10],
    ['SA', 4],
    ['ARG', 15],
  ],
};

function Heroes({ edition }: SceneProps) {
  return (
    <HeroRow>
      {heroes[edition.id].map(([squad, jersey]) => (
        <Jersey key={jersey} kit={kitOf(edition, squad, 0)} number={jersey} />
      ))}
    </HeroRow>
  );
}

function EmptyPlace({ edition }: SceneProps) {
  return (
    <>
      <PitchRow row="D" form="list">
        {(slot) =>
          slot.jersey === 10 ? (
            <EmptyPosition slot={slot} isChosen onPress={ignorePress} />
          ) : (
            <PlayerCard slot={slot} content={cardOf(edition, slot.jersey)} />
          )
        }
      </PitchRow>
      <PoolPanel>
        <SampleRow edition={edition} jersey={10} state={{ kind: 'free' }} />
      </PoolPanel>
    </>
  );
}

function Spending({ edition }: SceneProps) {
  return (
    <PoolPanel>
      <SampleRow edition={edition} jersey={11} state={{ kind: 'in-team' }} />
      <SampleRow edition={edition} jersey={14} state={{ kind: 'free' }} />
      <BudgetBar budget={7_700_000} picked={14} />
    </PoolPanel>
  );
}

function Refused({ edition }: SceneProps) {
  const refusals = [refusalIn(edition)];
  return (
    <PoolPanel>
      <SampleRow edition={edition} jersey={13} state={{ kind: 'refused', refusals }} isExplained />
      <Note>
        <RefusalNote refusals={refusals} names={scenarioNames(edition)} onFix={ignorePress} />
      </Note>
    </PoolPanel>
  );
}

/** A refusal for a squad at its limit. */
function refusalIn(edition: Edition): Refusal {
  const { id: refused, squadId } = personOf(edition, 13);
  const { max } = edition.squad;
  const teammates = slots.map(({ jersey }) => personOf(edition, jersey)).filter((player) => player.squadId === squadId);
  const removable = teammates.flatMap(({ id }) => (id === refused ? [] : [id])).slice(0, 1);
  return { rule: 'squad-limit', squadId, limit: max, have: max, removable };
}

function CaptainPoints({ edition }: SceneProps) {
  const words = useWords();
  const { lastRoundPoints } = personOf(edition, 11).stats;
  return (
    <>
      <PitchRow row="F" form="list">
        {(slot) => (
          <PlayerCard slot={slot} content={cardOf(edition, slot.jersey, slot.jersey === 11 ? { badge: 'captain' } : {})} />
        )}
      </PitchRow>
      <TutorialFigures
        figures={[
          [`${lastRoundPoints}`, words('tutorials.captain.player')],
          [`×${captainMultiplier}`, words('tutorials.captain.captain')],
          [`${Number(lastRoundPoints) * captainMultiplier}`, words('tutorials.captain.yours')],
        ]}
      />
    </>
  );
}

function Locking({ edition }: SceneProps) {
  const words = useWords();
  return (
    <>
      <ClockPlate>
        {words('tutorials.lock.nextLock')}
        <Countdown now={0} to={ninetyMinutes} size="lg" />
      </ClockPlate>
      <PitchRow row="C" form="list">
        {(slot) => <PlayerCard slot={slot} content={cardOf(edition, slot.jersey, matchStates[slot.jersey])} />}
      </PitchRow>
    </>
  );
}

const ninetyMinutes = 90 * 60_000;
const matchStates: Readonly<Record<number, Partial<CardContent>>> = {
  6: { matchState: 'played' },
  8: { matchState: 'live' },
  7: { figure: { statistic: 'Price', value: 7_000_000 } },
};

function Changing({ edition }: SceneProps) {
  return (
    <>
      <CardPair>
        <PlayerCard slot={slotOf(12)} content={cardOf(edition, 12, { change: 'out' })} />
        <Icon name="swap" size={24} />
        <PlayerCard slot={slotOf(12)} content={cardOf(edition, 13, { change: 'in' })} />
      </CardPair>
      <PlayerCard slot={slotOf(11)} content={cardOf(edition, 11, { badge: 'triple-captain' })} />
    </>
  );
}

interface SampleRowProps extends SceneProps {
  readonly jersey: number;
  readonly state: PoolRowContent['state'];
  readonly isExplained?: boolean;
}

function SampleRow({ edition, jersey, state, isExplained = false }: SampleRowProps) {
  return (
    <PoolRow
      content={rowOf(edition, jersey, state)}
      statistic="TotalPoints"
      names={scenarioNames(edition)}
      showsPosition={false}
      isExplained={isExplained}
      onAdd={ignorePress}
      onExplain={ignorePress}
    />
  );
}

/** Handler for controls that cannot be pressed. */
function ignorePress(): void {}
