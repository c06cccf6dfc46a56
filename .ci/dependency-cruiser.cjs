// Who may import whom. Each rule names the right door in its comment.
const featureRules = require('./featureRules.cjs');

const rooms = {
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
      comment: 'Two files that need each other are one file, or a third is missing.',
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
      comment: 'The import leads nowhere: closed by an exports map, or misspelt.',
    },
    no(
      'rules-stand-alone',
      rooms.game,
      '^packages/(?!domain/src/(?:game|editions|i18n/keys))|^mocks',
      'Rules are pure: they import rules and editions only. Pass what they need as arguments.',
    ),
    no('rules-without-libraries', rooms.game, '^node_modules', 'Rules are plain TypeScript.'),
    no(
      'contract-knows-types-only',
      rooms.contract,
      '^packages/(?!domain/src/(?:game/(?:model|session)/|contract|editions|i18n))|^mocks',
      'The wire knows entities, editions and itself.',
    ),
    no(
      'stores-below-screens',
      rooms.stores,
      `${rooms.ui}|${rooms.app}|${rooms.server}|${rooms.mocks}`,
      'Stores depend on rules, contract and ports.',
    ),
    no(
      'components-without-data',
      rooms.ui,
      `${rooms.contract}|${rooms.stores}|${rooms.app}|${rooms.server}|${rooms.mocks}`,
      'Components get data as props; only stories use mocks.',
    ),
    no(
      'components-without-transport',
      rooms.ui,
      String.raw`node_modules/(?:axios|mobx|react-router)`,
      'No HTTP, store or router in a component: props down, events up.',
    ),
    no(
      'server-without-screens',
      rooms.server,
      `${rooms.ui}|${rooms.app}|${rooms.mocks}|${rooms.stores}`,
      'The server shares rules and contract with the browser, nothing else.',
    ),
    no('site-without-server', rooms.app, `${rooms.server}|${rooms.mocks}`, 'The site reaches the server through the contract.'),
    no('site-without-fake-network', rooms.app, '^packages/app/dev', 'Only `npm run dev` starts the fake network.'),
    ...featureRules(proof),
    no(
      'mocks-are-a-world',
      rooms.mocks,
      `${rooms.ui}|${rooms.app}|${rooms.server}|${rooms.stores}`,
      'Mocks are made of entities and the contract.',
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
