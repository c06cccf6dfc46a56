import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { joinPathOf } from '@rugby/domain/game/leagues/joinPath';
import type { Edition } from '@rugby/domain/editions';
import type { League } from '@rugby/domain/game/model/league';
import type { Round } from '@rugby/domain/game/model/entities';
import { cityOf, localTime, placeAndZone } from '@rugby/domain/game/season/localTime';
import { venueZone } from '@rugby/domain/game/season/venueZones';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { MailContent } from '../mail/MailContent.ts';
import { oneClickUrl } from '../mail/oneClickUrl.ts';
import { invitePathOf } from '../mail/picturePaths.ts';
import { type Mail, queueMail } from '../mail/queueMail.ts';
import type { LeagueDeps } from './LeagueDeps.ts';

type MailDeps = Pick<LeagueDeps, 'words' | 'publicUrl'>;

/** An invite to an address. */
export interface InviteMail {
  readonly to: string;
  readonly league: League;
  readonly inviter: string;
  /** Declines the invite without a session. */
  readonly token: string;
  readonly edition: Edition;
  readonly rounds: readonly Round[];
}

/** The mail that invites an address to a league. */
export function inviteMailOf({ to, league, inviter, token, edition, rounds }: InviteMail, { words, publicUrl }: MailDeps): Mail {
  const site = `${publicUrl}${edition.basePath}`;
  const names = { inviter: plainName(inviter), league: plainName(league.name), title: edition.title, count: league.numTeams };
  const content: MailContent = {
    subject: words('mail.leagueInvite.subject', names),
    heading: words('mail.leagueInvite.subject', names),
    banner: `${publicUrl}${invitePathOf(edition)}`,
    paragraphs: [words(`mail.leagueInvite.${league.privacy}`, names), words('mail.leagueInvite.text')],
    facts: [
      ...startOf(league, rounds).map((value) => ({
        name: words('mail.leagueInvite.starts'),
        value: words('mail.leagueInvite.round', { ...value }),
      })),
      { name: words('mail.leagueInvite.manager'), value: plainName(league.leagueManager?.displayName ?? '') },
      { name: words('mail.leagueInvite.code'), value: league.code ?? '' },
    ],
    action: { label: words('mail.leagueInvite.action'), url: site + joinPathOf(league.code ?? '') },
    notes: [words('mail.leagueInvite.note')],
    reason: words('mail.leagueInvite.reason', names),
    links: [
      { label: words('mail.leagueInvite.decline'), url: `${site}/leagues/decline?token=${token}&code=${league.code ?? ''}` },
    ],
  };
  return { to, edition, content, unsubscribeUrl: oneClickUrl(declineMailedInvite, token, { publicUrl, edition }) };
}

/** Mails a user that they run a league now. [D53] */
export async function notifyManager(
  tx: Kysely<Database>,
  league: Pick<League, 'id' | 'name'>,
  userId: number,
  edition: Edition,
  { words, publicUrl }: MailDeps,
): Promise<void> {
  const { email } = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const names = { league: plainName(league.name), title: edition.title };
  const content: MailContent = {
    subject: words('mail.leagueManager.subject', names),
    heading: words('mail.leagueManager.subject', names),
    paragraphs: [words('mail.leagueManager.text', names)],
    action: { label: words('mail.leagueManager.action'), url: `${publicUrl}${edition.basePath}/league/${league.id}/manage` },
    reason: words('mail.leagueManager.reason', names),
  };
  if (email !== '') await queueMail(tx, { to: email, edition, content });
}

interface LeagueStart {
  readonly round: number;
  readonly date: string;
  readonly place: string;
}

/** The start round and its day, where its first match is played. */
function startOf({ startId }: League, rounds: readonly Round[]): readonly LeagueStart[] {
  const round = rounds.find(({ id }) => id === startId);
  if (round === undefined) return [];
  const first = round.fixtures.find(({ date }) => Date.parse(date) === Date.parse(round.startDate));
  const place = venueZone(first?.venueName ?? '') ?? 'UTC';
  const { date, zone } = localTime(round.startDate, place);
  return [{ round: round.roundNumber, date, place: placeAndZone(cityOf(place), zone) }];
}

/** A name that users chose, for a mail to an address that did not ask for it: mail programs must not make a link of it. */
function plainName(name: string): string {
  return name.replaceAll(/:\/\//g, ' ').replaceAll(/\.(?=\S)/g, '. ');
}
