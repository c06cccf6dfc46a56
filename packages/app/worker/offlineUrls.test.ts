import { getDashboard } from '@rugby/domain/contract/dashboard';
import { addressOf } from '@rugby/domain/contract/address';
import { deactivateAccount } from '@rugby/domain/contract/account/account';
import { getAccountExport } from '@rugby/domain/contract/account/accountExport';
import { resetPassword } from '@rugby/domain/contract/account/passwordReset';
import { getUser, logIn, logOut, register } from '@rugby/domain/contract/account/user';
import { getGamebar } from '@rugby/domain/contract/gamebar';
import { jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { localeFile } from '@rugby/domain/contract/locale';
import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '@rugby/domain/contract/help/helpCenter';
import { playersFile } from '@rugby/domain/contract/players';
import { playerStatsFile } from '@rugby/domain/contract/playerStats';
import { squadsFile } from '@rugby/domain/contract/squads';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { applyBooster, removeBooster, removeBoosterByGet } from '@rugby/domain/contract/team/boosters';
import { autopickTeam, changeCaptain, showMyTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { makeTrades } from '@rugby/domain/contract/team/trades';
import { editions } from '@rugby/domain/editions';
import { expect, test } from 'vitest';
import {
  beginsSession,
  changedTeamPathOf,
  changesSession,
  copyKindOf,
  isPage,
  isWords,
  publishedPathsOf,
  startPageOf,
  userPathOf,
} from './offlineUrls.ts';

const { srp, trc } = editions;

test('only reads that show the team are copied for a user: no export, no sessions, no league', () => {
  const copied = [getUser, showMyTeam, getGamebar, getDashboard].flatMap((call) => [
    addressOf(call, srp, 'en'),
    addressOf(call, trc, 'en'),
  ]);
  expect(copied.map(copyKindOf)).toEqual(copied.map(() => 'private'));
  const never = [addressOf(getAccountExport, srp, 'en'), '/api/en/user/sessions', '/api/en/user/check-email'];
  const others = ['/api/en/fantasy/team/get-by-user/2', '/api/en/fantasy/leagues', '/api/docs/json', '/serviceWorker.js'];
  expect([...never, ...others].map(copyKindOf)).toEqual([...never, ...others].map(() => undefined));
});

test('signing in or out, registering, deleting the account and a new password delete the copies of the user before', () => {
  const calls = [logIn, logOut, register, deactivateAccount, resetPassword];
  for (const edition of [srp, trc])
    expect(calls.map((call) => changesSession(addressOf(call, edition, 'en')))).toEqual(calls.map(() => true));
  expect(changesSession(addressOf(updateTeam, srp, 'en'))).toBe(false);
});

test('signing in and registering lead to the user who is copied', () => {
  const user = addressOf(getUser, srp, 'en');
  for (const edition of [srp, trc]) {
    expect([logIn, register].map((call) => beginsSession(addressOf(call, edition, 'en')))).toEqual([true, true]);
    expect([logOut, deactivateAccount, resetPassword].map((call) => beginsSession(addressOf(call, edition, 'en')))).toEqual([
      false,
      false,
      false,
    ]);
    expect([logIn, register, getDashboard].map((call) => userPathOf(addressOf(call, edition, 'en')))).toEqual([user, user, user]);
  }
});

test('every call that changes the team answers with it, so the answer is the copy of the team', () => {
  for (const edition of [srp, trc]) {
    const teamPath = addressOf(showMyTeam, edition, 'en');
    const calls = [updateTeam, changeCaptain, makeTrades, applyBooster, removeBooster, removeBoosterByGet];
    const changes = calls.map((call) => addressOf(call, edition, 'en', { boosterId: 7 }));
    expect(changes.map(changedTeamPathOf)).toEqual(changes.map(() => teamPath));
    const others = [autopickTeam, showMyTeam, getUser].map((call) => addressOf(call, edition, 'en'));
    expect(others.map(changedTeamPathOf)).toEqual(others.map(() => undefined));
  }
});

test('published files of the season and the help centre are copied; the words are stored with the page', () => {
  const files = [jsonAddressOf(roundsFile, srp), jsonAddressOf(roundsFile, trc), '/help_center/en-us/articles.json'];
  expect(files.map(copyKindOf)).toEqual(['published', 'published', 'published']);
  const words = jsonAddressOf(localeFile('en-US'), srp);
  expect([copyKindOf(words), isWords(words), copyKindOf('/json/players/7/calendar.ics')]).toEqual([undefined, true, undefined]);
});

test('the season of the edition and the help centre open although they were not shown', () => {
  const help = [helpCategoriesFile, helpSectionsFile, helpArticlesFile].map((fileOf) => fileOf('en-US'));
  const files = [roundsFile, squadsFile, playersFile, playerStatsFile, ...help];
  for (const edition of [srp, trc])
    expect(publishedPathsOf(`${edition.basePath}/my-team`)).toEqual(files.map((file) => jsonAddressOf(file, edition)));
});

test('any page of an edition opens with the copy of its account page, and files and calls are no pages', () => {
  expect(['/', '/my-team', '/rugby-championship/help/faqs/faqs'].every(isPage)).toBe(true);
  expect(['/api/docs', '/metrics', '/health', '/ready', '/robots.txt', '/media/image/share.jpg'].some(isPage)).toBe(false);
  expect(['/', '/rugby-championship/help/faqs/faqs'].map(startPageOf)).toEqual(['/account', '/rugby-championship/account']);
});
