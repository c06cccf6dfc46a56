// Which folder may import which. The comment of each rule says what to import instead.
const featureRules = require('./featureRules.cjs');

const layers = {
  game: '^packages/domain/src/game',
  contract: '^packages/domain/src/contract',
  stores: '^packages/domain/src/(?:stores|api)',
  ui: '^packages/ui/src',
  app: '^packages/app/src',
  server: '^packages/server',
  mocks: '^mocks',
};
const proof = String.raw`(?:\.(?:test|stories)|/sample[A-Z]\w*|/testing/\w+)\.tsx?$`;

const no = (name, from, to, comment) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: proof },
  to: { path: to },
  comment,
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
      comment: 'Merge the two files, or move what both need to a third file and import that.',
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
      comment: 'The path does not exist or is not in the exports of the package: import a path that package.json exports.',
    },
    no(
      'rules-stand-alone',
      layers.game,
      '^packages/(?!domain/src/(?:game|editions|kits|i18n/keys))|^mocks',
      'Import from domain/src/game, editions.ts, kits.ts or i18n/keys.ts; take everything else as an argument.',
    ),
    no(
      'rules-without-libraries',
      layers.game,
      '^node_modules',
      'Rules are plain TypeScript: write a function in domain/src/game, or take the result as an argument.',
    ),
    no(
      'contract-knows-types-only',
      layers.contract,
      '^packages/(?!domain/src/(?:game/(?:model|session)/|help/helpSections|contract|editions|i18n))|^mocks',
      'Import from domain/src/contract, game/model, game/session, help/helpSections.ts, editions.ts or i18n.',
    ),
    no(
      'stores-below-screens',
      layers.stores,
      `${layers.ui}|${layers.app}|${layers.server}|${layers.mocks}`,
      'Import from domain/src (game, contract, api, stores); take browser features as ports (stores/ports.ts).',
    ),
    no(
      'components-without-data',
      layers.ui,
      `${layers.contract}|${layers.stores}|${layers.app}|${layers.server}|${layers.mocks}`,
      'Take data as props; import from domain/src/game, editions.ts, kits.ts or i18n. Only stories import mocks.',
    ),
    no(
      'components-without-transport',
      layers.ui,
      String.raw`node_modules/(?:axios|mobx|react-router)`,
      'Take data and handlers as props; packages/app imports HTTP, stores and router.',
    ),
    no(
      'server-without-screens',
      layers.server,
      `${layers.ui}|${layers.app}|${layers.mocks}|${layers.stores}`,
      'Import rules from domain/src/game and endpoints from domain/src/contract.',
    ),
    no(
      'site-without-server',
      layers.app,
      `${layers.server}|${layers.mocks}`,
      'Send an endpoint of domain/src/contract through the api of the stores.',
    ),
    no(
      'site-without-fake-network',
      layers.app,
      '^packages/app/dev',
      'packages/app/dev imports the site, not the reverse: take the value as a port of createStores.',
    ),
    ...featureRules(proof),
    no(
      'mocks-are-a-world',
      layers.mocks,
      `${layers.ui}|${layers.app}|${layers.server}|${layers.stores}`,
      'Import from domain/src/game, contract, editions.ts or i18n.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:packages/[^/]+/dist|[.]cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
