import type { User } from '@rugby/domain/contract/account/user';
import type { RenderedKind, SeasonToRender } from '@rugby/domain/contract/site/renderedPage';
import { editions } from '@rugby/domain/editions';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import type { Words } from '@rugby/domain/i18n/keys';
import { paths } from './site/paths.ts';
import type { Stores } from './stores/Stores.ts';

/** A page that the server renders. */
export interface RenderedRoute {
  readonly kind: RenderedKind;
  /** Fills the stores with what the page shows, beside the rounds of the season. */
  readonly fill?: (stores: Stores, season: SeasonToRender, words: Words) => void;
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
  [paths.myTeam]: { kind: 'skeleton' },
};

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
