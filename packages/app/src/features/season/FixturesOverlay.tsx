import { cityOf, localTime } from '@rugby/domain/game/season/localTime';
import { byesIn, fixturesByDate } from '@rugby/domain/game/season/roundFixtures';
import { type FixturesContents, FixturesWidget } from '@rugby/ui/game/FixturesWidget';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { deviceZone } from '../../site/deviceZone.ts';
import { useStores } from '../../stores/StoresContext.tsx';
import type { FixturesOverlayProps } from '../../shell/FixturesButton.tsx';
import { fixtureContent } from './fixtureContent.ts';

/** The fixtures widget over any page. [G-050 to G-064] */
export const FixturesOverlay = observer(function FixturesOverlay({ form, triggerRef, onClose }: FixturesOverlayProps) {
  const { season, edition, game } = useStores();
  // The landing page opens the fixtures, too, and its route does not load them.
  use(game.load());
  const { fixtures } = game.value;
  useEffect(() => fixtures.mount(), [fixtures]);
  const { round, adjacentRounds: beside, clock } = fixtures;
  const rounds = season.rounds.value ?? [];
  const kickOff = round && fixturesByDate(round)[0]?.date;
  return (
    <FixturesWidget
      form={form}
      triggerRef={triggerRef}
      contents={contentsOf()}
      roundNumber={round?.roundNumber}
      onPrevious={toRound(beside.previous?.id)}
      onNext={toRound(beside.next?.id)}
      onViewChange={fixtures.show}
      times={{
        clock,
        city: cityOf(deviceZone),
        zone: kickOff === undefined ? '' : localTime(kickOff, deviceZone).zone,
        byes: round === undefined || fixtures.view === 'list' ? [] : byesIn(round, rounds),
        onClockChange: fixtures.showTimesOf,
      }}
      onClose={onClose}
    />
  );

  function contentsOf(): FixturesContents {
    const { value, request } = season.rounds;
    if (value === undefined)
      return request.state === 'error' ? { state: 'failed', onRetry: fixtures.retry } : { state: 'loading' };
    if (round === undefined) return { state: 'none' };
    const matchesOf = ({ fixtures: matches }: typeof round) =>
      fixturesByDate({ fixtures: matches }).map((fixture) => fixtureContent(fixture, edition, clock));
    if (fixtures.view === 'round') return { state: 'round', fixtures: matchesOf(round) };
    const list = value.map((one) => ({ id: one.id, roundNumber: one.roundNumber, status: one.status, fixtures: matchesOf(one) }));
    return { state: 'list', rounds: list, currentId: season.currentRound?.id ?? 0 };
  }

  function toRound(id: number | undefined): (() => void) | undefined {
    return id === undefined ? undefined : () => fixtures.showRound(id);
  }
});
