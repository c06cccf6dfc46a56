/** What every feature may import beside itself. */
const shared = ['model', 'season', 'session', 'remote', 'device'];

/**
 * Every further arrow between features: who imports whom, by the folder that holds the features. To allow a new one, add it here; an arrow in
 * both directions is refused.
 */
const arrows = {
  'packages/domain/src/game': {
    autofill: ['team'],
    editor: ['team', 'transfers'],
    players: ['scoring'],
    scoring: ['boosters'],
    team: ['boosters'],
    transfers: ['boosters', 'team'],
    whatIf: ['boosters', 'editor', 'scoring', 'team', 'transfers'],
  },
  'packages/domain/src/stores': {
    boosters: ['team', 'transfers'],
    team: ['players'],
    transfers: ['players', 'team'],
    whatIf: ['players'],
  },
  'packages/app/src/features': {
    myTeam: ['players', 'team'],
    rivalTeam: ['notFound', 'players', 'team'],
    statsCentre: ['players'],
    whatIf: ['players', 'team'],
  },
  'packages/server/src': {
    autofill: ['team'],
    boosters: ['team'],
    commands: ['practice', 'publish'],
    docs: ['site'],
    practice: ['publish'],
    proof: ['publish'],
    publish: ['players'],
    rivalTeam: ['team'],
    season: ['players', 'scoring'],
    team: ['scoring'],
    transfers: ['team'],
    trial: ['commands'],
  },
};

/** Folders of the server that are no features: every feature may use them. */
const tools = { 'packages/server/src': ['config', 'db', 'http', 'testing'] };

/** The rules of dependency-cruiser for one folder of features. */
function rulesOf(folder, table, proof) {
  const mutual = Object.keys(table).find((from) => table[from].some((to) => (table[to] ?? []).includes(from)));
  if (mutual !== undefined) throw new Error(`${folder}: ${mutual} stands in the table of features in both directions.`);
  const named = [...new Set([...Object.keys(table), ...Object.values(table).flat()])];
  const rule = (from, allowed) => ({
    name: 'features-by-table',
    severity: 'error',
    from: { path: `^${folder}/${from}/`, pathNot: proof },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(?:${[...allowed, ...(tools[folder] ?? [])].join('|')})/` },
    comment: 'A feature imports model, season, session, remote, device and itself; another feature only by .ci/featureRules.cjs.',
  });
  const sharedBelow = (feature) => shared.filter((one) => !(table[one] ?? []).includes(feature));
  return [
    rule(`(?!(?:${[...named, ...(tools[folder] ?? [])].join('|')})/)([^/]+)`, ['$1', ...shared]),
    ...named.map((feature) => rule(feature, [feature, ...(table[feature] ?? []), ...sharedBelow(feature)])),
  ];
}

/** The rooms of the site, the lowest first; what stands in `src` itself puts them together. */
const siteRooms = ['site', 'stores', 'shell', 'features', 'gates'];

function siteRules(proof) {
  return siteRooms.map((room, floor) => ({
    name: 'site-downwards',
    severity: 'error',
    from: { path: `^packages/app/src/${room}/`, pathNot: proof },
    to: {
      path: `^packages/app/src/(?:${[...siteRooms.slice(floor + 1), 'ports'].map((above) => `${above}/`).join('|')}|[^/]+$)`,
    },
    comment: `The rooms of the site import downwards: ${siteRooms.toReversed().join(', ')}.`,
  }));
}

/** The folders of the server below its features, the lowest first. */
const serverTools = ['config', 'db', 'http'];

function serverRules(proof) {
  return serverTools.map((tool, floor) => ({
    name: 'server-tools-below',
    severity: 'error',
    from: { path: `^packages/server/src/${tool}/`, pathNot: proof },
    to: {
      path: '^packages/server/src/',
      pathNot: `^packages/server/src/(?:${serverTools.slice(0, floor + 1).join('|')})/`,
    },
    comment: `Configuration, database and HTTP know no feature; they import downwards: ${serverTools.toReversed().join(', ')}.`,
  }));
}

module.exports = (proof) => [
  ...Object.entries(arrows).flatMap(([folder, table]) => rulesOf(folder, table, proof)),
  ...siteRules(proof),
  ...serverRules(proof),
];
