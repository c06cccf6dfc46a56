import { playerIds } from '@rugby/domain/game/model/lineup';
import { distinctNameOf } from '@rugby/domain/game/players/distinctName';
import { type Deadline, deadlinesOf } from '@rugby/domain/game/season/deadlines';
import { cityOf, localTime, placeAndZone } from '@rugby/domain/game/season/localTime';
import { venueZone } from '@rugby/domain/game/season/venueZones';
import { type CalendarLinks, type DeadlineContent, Deadlines } from '@rugby/ui/modals/Deadlines';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { deviceZone } from '../../../site/deviceZone.ts';
import { useMyTeam } from '../useMyTeam.ts';

/** When the players of the draft lock, and the calendar of all locks. [B7] */
export const DeadlinesDialog = observer(function DeadlinesDialog() {
  const { editor, edition, season, team } = useMyTeam();
  const [isVenueTime, setIsVenueTime] = useState(false);
  const { world, currentRound } = season;
  if (world === undefined || currentRound === undefined) return null;
  const { deadlines, free } = deadlinesOf(team.draft.lineup, world);
  const ids = playerIds(team.draft.lineup);
  const nameOf = (id: number) => distinctNameOf(id, ids, world);
  return (
    <Deadlines
      roundNumber={currentRound.roundNumber}
      deadlines={deadlines.map((deadline) => lineOf(deadline, isVenueTime, nameOf))}
      free={free.map(nameOf)}
      isVenueTime={isVenueTime}
      onVenueTimeChange={setIsVenueTime}
      deviceZone={placeAndZone(cityOf(deviceZone), localTime(currentRound.startDate, deviceZone).zone)}
      calendar={calendarLinks(edition.jsonPath)}
      onClose={editor.closeDialog}
    />
  );
});

/** A venue whose zone is not known keeps the device's time, and its letters say so. */
function lineOf(
  { fixture, isLocked, playerIds }: Deadline,
  isVenueTime: boolean,
  nameOf: (id: number) => string,
): DeadlineContent {
  const zone = (isVenueTime ? venueZone(fixture.venueName) : undefined) ?? deviceZone;
  const { id, homeSquadName: home, awaySquadName: away, venueName: venue } = fixture;
  return { id, home, away, venue, isLocked, players: playerIds.map(nameOf), ...localTime(fixture.date, zone) };
}

function calendarLinks(jsonPath: string): CalendarLinks {
  const fileHref = new URL(`${jsonPath}/calendar.ics`, location.href).href;
  return { fileHref, feedHref: fileHref.replace(/^https?/, 'webcal') };
}
