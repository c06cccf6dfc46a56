import { getUser, type User } from '@rugby/domain/contract/account/user';
import { addressOf } from '@rugby/domain/contract/address';
import { checksumsFile } from '@rugby/domain/contract/checksums';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { type JsonFile, jsonAddressOf } from '@rugby/domain/contract/jsonFile';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import type { RenderedKind, SeasonToRender } from '@rugby/domain/contract/site/renderedPage';
import { squadsFile } from '@rugby/domain/contract/squads';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { type Edition, editions } from '@rugby/domain/editions';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import type { Words } from '@rugby/domain/i18n/keys';
import { paths } from './site/paths.ts';
import type { Stores } from './stores/Stores.ts';

/** A page that the server renders. */
export interface RenderedRoute {
  readonly kind: RenderedKind;
  /** Fills the stores with what the page shows, beside the rounds of the season. */
  readonly fill?: (stores: Stores, season: SeasonToRender, words: Words) => void;
  /** What the site asks for when it starts on a skeleton. */
  readonly files?: readonly Pick<JsonFile<unknown>, 'name' | 'isShared'>[];
  readonly calls?: readonly AnyEndpoint[];
}

/** The pages that the server renders, by the path of their route. `preparePage` loads the same data on the site. */
export const renderedRoutes: Readonly<Record<string, RenderedRoute>> = {
  [paths.landing]: { kind: 'page' },
  [paths.help]: {
    kind: 'page',
    fill: ({ help }, _, words) => help.value.show(createHelpContent(words)),
  },
  [paths.statsCentre]: {
    kind: 'page',
    fill: ({ season, game }, { squads, players, figures }) => {
      season.squads.replace(squads);
      season.players.replace([...players.values()]);
      game.value.playerStats.season.replace(figures);
    },
  },
  [paths.myTeam]: {
    kind: 'skeleton',
    files: [roundsFile, squadsFile, playersFile, checksumsFile],
    calls: [getUser, getDashboard, showMyTeam],
  },
};

/** The addresses of the data that the site asks for when it starts on a page. */
export function dataOf({ files = [], calls = [] }: RenderedRoute, edition: Edition, language: string): readonly string[] {
  return [...calls.map((call) => addressOf(call, edition, language)), ...files.map((file) => jsonAddressOf(file, edition))];
}

/** Stands for the user, whom the server does not ask for: the page is the same for all. They have accepted the terms of both editions. */
export const anyUser: User = {
  id: 0,
  email: '',
  displayName: '',
  firstName: '',
  lastName: '',
  gender: 'another',
  dob: '',
  avatar: null,
  countryOfResidenceId: 0,
  supportedSquadId: 0,
  trcSupportedSquadId: 0,
  isNotificationsEnabled: false,
  optInNzr: false,
  optInRugbyAu: false,
  optInSA: false,
  playedGames: Object.values(editions).map(({ playedGame }) => playedGame),
  modals: [],
};
