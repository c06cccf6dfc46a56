import type { DeletionPreview } from '@rugby/domain/contract/account/account';
import { editions } from '@rugby/domain/editions';
import type { Words } from '@rugby/domain/i18n/keys';
import type { DeleteAccountProps } from '@rugby/ui/account/DeleteAccount';

/** What goes and what stays, in words. Points stay without a name, so that the ranks of others do not change. [B17] */
export function deletionEntries(
  { teams, leagues, memberships, sessions }: DeletionPreview,
  words: Words,
): NonNullable<DeleteAccountProps['preview']> {
  const goes = [
    { id: 'identity', title: words('account.delete.identity'), text: words('account.delete.identityText') },
    ...teams.map(({ edition, name, boosters }) => ({
      id: edition,
      title: words('account.delete.team', { name }),
      text: words(boosters === 0 ? 'account.delete.lineupText' : 'account.delete.teamText', {
        edition: editions[edition].title,
        count: boosters,
      }),
    })),
    ...leagues
      .filter(({ successor }) => successor === null)
      .map((league, index) => ({ id: `closed ${index}`, title: league.name, text: words('account.delete.leagueCloses') })),
    { id: 'sessions', title: words('account.delete.sessions', { count: sessions }), text: words('account.delete.sessionsText') },
  ];
  const handedOver = leagues.flatMap(({ name, successor }, index) =>
    successor === null ? [] : [{ id: `league ${index}`, title: name, text: words('account.delete.leagueStays', { successor }) }],
  );
  const points = teams
    .filter(({ rounds }) => rounds > 0)
    .map(({ edition, rounds }) => ({
      id: edition,
      title: words('account.delete.points'),
      text: words('account.delete.pointsText', { edition: editions[edition].title, count: rounds }),
    }));
  const nothing = { id: 'nothing', title: words('account.delete.nothingStays'), text: words('account.delete.nothingStaysText') };
  const joined = {
    id: 'memberships',
    title: words('account.delete.memberships', { count: memberships }),
    text: words('account.delete.membershipsText'),
  };
  const stays = [...points, ...handedOver, ...(memberships > 0 ? [joined] : [])];
  return { goes, stays: stays.length > 0 ? stays : [nothing] };
}
