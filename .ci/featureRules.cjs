/** The folders that every feature may import. */
const shared = ['model', 'season', 'session', 'remote', 'device'];

/**
 * Every other allowed import between features: importing feature and imported features, by the folder that holds them. To allow a new one, add
 * it here. Two features that import each other are refused.
 */
const allowedImports = {
  'packages/domain/src/game': {
    autofill: ['team'],
    contests: ['rankings'],
    editor: ['team', 'transfers'],
    leagues: ['contests'],
    players: ['scoring'],
    rankings: ['scoring'],
    reminders: ['autofill', 'team', 'transfers'],
    review: ['boosters', 'players', 'scoring'],
    scoring: ['boosters'],
    sharing: ['boosters', 'drawing', 'leagues', 'players'],
    team: ['boosters'],
    transfers: ['boosters', 'team'],
    whatIf: ['boosters', 'editor', 'scoring', 'team', 'transfers'],
  },
  'packages/domain/src/stores': {
    boosters: ['team', 'transfers'],
    offline: ['team', 'transfers'],
    reminders: ['team'],
    review: ['leagues'],
    team: ['players'],
    transfers: ['players', 'team'],
    whatIf: ['players'],
  },
  'packages/app/src/features': {
    account: ['team'],
    help: ['contact'],
    leagues: ['contests', 'rankings', 'scoring', 'team'],
    myTeam: ['players', 'sharing', 'team'],
    sharing: ['players', 'team'],
    rivalTeam: ['notFound', 'players', 'sharing', 'team'],
    review: ['team'],
    statsCentre: ['players'],
    whatIf: ['players', 'team'],
  },
  'packages/server/src': {
    autofill: ['team'],
    backup: ['commands'],
    boosters: ['team'],
    commands: ['practice', 'publish'],
    contests: ['scoring'],
    docs: ['site'],
    account: ['leagues', 'passwordReset', 'scoring'],
    help: ['geo', 'publish', 'site'],
    leagues: ['contests', 'rankings', 'scoring', 'team'],
    practice: ['publish'],
    proof: ['deploy', 'publish'],
    publish: ['players', 'scoring'],
    rankings: ['scoring', 'team'],
    reminders: ['team'],
    review: ['rankings', 'scoring', 'team'],
    rivalTeam: ['team'],
    season: ['contests', 'players', 'scoring'],
    session: ['scoring'],
    team: ['scoring'],
    transfers: ['team'],
    sharing: ['rivalTeam', 'site', 'team'],
    site: ['geo', 'publish'],
    trial: ['commands'],
  },
};

/** Folders of the server that are not features: every feature may import them. */
const baseFolders = { 'packages/server/src': ['config', 'db', 'protection', 'http', 'mail', 'testing'] };

/** The rules of dependency-cruiser for one folder of features. */
function rulesOf(folder, table, proof) {
  const mutual = Object.keys(table).find((from) => table[from].some((to) => (table[to] ?? []).includes(from)));
  if (mutual !== undefined) throw new Error(`${folder}: ${mutual} and a feature that it imports may not import each other.`);
  const named = [...new Set([...Object.keys(table), ...Object.values(table).flat()])];
  const rule = (from, allowed) => ({
    name: 'features-by-table',
    severity: 'error',
    from: { path: `^${folder}/${from}/`, pathNot: proof },
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(?:${[...allowed, ...(baseFolders[folder] ?? [])].join('|')})/` },
    comment: `Import from ${[...allowed.map((feature) => (feature === '$1' ? 'the same folder' : feature)), ...(baseFolders[folder] ?? [])].join(', ')}, or allow the import in .ci/featureRules.cjs.`,
  });
  const sharedBelow = (feature) => shared.filter((one) => !(table[one] ?? []).includes(feature));
  return [
    rule(`(?!(?:${[...named, ...(baseFolders[folder] ?? [])].join('|')})/)([^/]+)`, ['$1', ...shared]),
    ...named.map((feature) => rule(feature, [feature, ...(table[feature] ?? []), ...sharedBelow(feature)])),
  ];
}

/** The folders of the site, the lowest first. A folder imports those before it; the files in `src` itself import all. */
const siteFolders = ['site', 'stores', 'shell', 'features', 'gates'];

function siteRules(proof) {
  return siteFolders.map((folder, level) => ({
    name: 'site-downwards',
    severity: 'error',
    from: { path: `^packages/app/src/${folder}/`, pathNot: proof },
    to: {
      path: `^packages/app/src/(?:${[...siteFolders.slice(level + 1), 'ports'].map((above) => `${above}/`).join('|')}|[^/]+$)`,
    },
    comment: `Import from ${siteFolders.slice(0, level + 1).join(', ')}, or take the value as a prop or from useStores.`,
  }));
}

/** The folders of the server below its features, the lowest first. */
const serverBase = ['config', 'db', 'protection', 'http'];

function serverRules(proof) {
  return serverBase.map((folder, level) => ({
    name: 'server-base-below',
    severity: 'error',
    from: { path: `^packages/server/src/${folder}/`, pathNot: proof },
    to: {
      path: '^packages/server/src/',
      pathNot: `^packages/server/src/(?:${serverBase.slice(0, level + 1).join('|')})/`,
    },
    comment: `Import from ${serverBase.slice(0, level + 1).join(', ')}, or take the value as an argument.`,
  }));
}

module.exports = (proof) => [
  ...Object.entries(allowedImports).flatMap(([folder, table]) => rulesOf(folder, table, proof)),
  ...siteRules(proof),
  ...serverRules(proof),
];
