import { endReminders } from '@rugby/domain/contract/account/reminders';
import { addressOf, languages } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { endPreRegistration } from '@rugby/domain/contract/help/messages';
import { declineMailedInvite } from '@rugby/domain/contract/league/leagueInvites';
import { editionOfPath } from '@rugby/domain/editions';
import { escapeHtml } from '@rugby/domain/help/markup';
import type { Words } from '@rugby/domain/i18n/keys';
import { requestTargetOf } from '../http/requestTarget.ts';
import { isCutToken } from './requireWholeToken.ts';

/** A kind of mails whose owner ends them by a link. The page of the link sends the call as soon as its script runs. */
export interface WayOut {
  readonly endpoint: Pick<AnyEndpoint, 'area' | 'path'>;
  /** The page below the base path of the edition, and the parameter of its address that holds the token. */
  readonly page: string;
  readonly parameter: string;
  /** What a press of the button does. */
  readonly button: (words: Words) => string;
  /** What a call that succeeded has done. */
  readonly done: (words: Words, success: object) => readonly string[];
}

/** Ends reminders. [B15] */
export const wayOutOfReminders: WayOut = {
  endpoint: endReminders,
  page: '/reminders',
  parameter: 'unsubscribe',
  button: (words) => words('server.wayOut.reminders'),
  done: (words) => [words('messages.reminders.done'), words('messages.reminders.doneText')],
};

/** Takes an address off the list. */
export const wayOutOfPreRegistration: WayOut = {
  endpoint: endPreRegistration,
  page: '/pre-registration',
  parameter: 'unsubscribe',
  button: (words) => words('server.wayOut.preRegistration'),
  done: (words) => [words('messages.preRegistration.left'), words('messages.preRegistration.leftText')],
};

/** Declines an invite. */
export const wayOutOfInvite: WayOut = {
  endpoint: declineMailedInvite,
  page: '/leagues/decline',
  parameter: 'token',
  button: (words) => words('server.wayOut.invite'),
  done: (words, success) =>
    'isDeclined' in success && success.isDeclined === true
      ? [words('leagues.decline.done'), words('leagues.decline.text')]
      : [words('leagues.decline.closed'), words('leagues.decline.closedText')],
};

const waysOut = [wayOutOfReminders, wayOutOfPreRegistration, wayOutOfInvite];

/** The page of a way out with a button for browsers without JavaScript; any other page unchanged. */
export function withWayOut(html: string, url: string, words: Words): string {
  const { path, query } = requestTargetOf(url);
  const edition = editionOfPath(path);
  const own = path.slice(edition.basePath.length).replace(/\/$/, '');
  const params = new URLSearchParams(query);
  const wayOut = waysOut.find(({ page, parameter }) => page === own && params.has(parameter));
  const token = wayOut && params.get(wayOut.parameter);
  if (wayOut === undefined || !token || isCutToken(token)) return html;
  const action = escapeHtml(addressOf(wayOut.endpoint, edition, languages[0], { token }));
  const button = `<button>${escapeHtml(wayOut.button(words))}</button>`;
  return html.replace(
    /<noscript>[^<]*<\/noscript>/,
    () => `<noscript><h1>${escapeHtml(edition.title)}</h1><form method="post" action="${action}">${button}</form></noscript>`,
  );
}
