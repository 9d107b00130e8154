// The order of the layers is route → service → api-client → backend, and in tooling cli → e2e → verify
// (docs/architecture.md).
const test = '[.](test|spec)[.](ts|tsx|mjs)$|/testing/|/tests/'
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: test, ...from },
  to,
})

const contexts = [
  'identity',
  'customers',
  'site',
  'catalogue',
  'billing',
  'licensing',
  'playback',
  'reporting',
  'integrations',
  'onboarding',
]

// Ordered from low to high: a folder of the backend imports only itself and the rows above its own, types included.
// `src/index.ts` is above them all. What happens below reaches a higher context as an event (`platform/events.ts`).
const layers = [
  ['platform/runtime'],
  [
    'platform/database',
    'platform/storage',
    'platform/csv',
    'platform/xlsx',
    'platform/zip',
    'platform/print',
    'platform/outgoing',
  ],
  ['platform/http'],
  ['platform/events', 'platform/panel', 'platform/sequence'],
  ['platform/jobs'],
  ['platform/mail'],
  ...contexts.map(context => [context]),
  ['api'],
  ['admin-panel'],
  ['middlewares', 'extensions', 'admin'],
]

// They run in worker threads or could be replaced, so they know nothing else of their context.
const isolated = ['catalogue/audio', 'billing/provider']

const backendFolder = (folder, allowed) =>
  rule(
    `backend-${folder.replace('/', '-')}`,
    'A folder of the backend imports only folders below it, types included (docs/architecture.md).',
    { path: `^apps/backend/src/${folder}(/|[.]ts$)` },
    {
      path: '^apps/backend/src/',
      pathNot: `^apps/backend/src/(${[folder, ...allowed].join('|')})(/|[.]ts$)`,
    },
  )

const backendLayers = [
  ...layers.flatMap((folders, row) =>
    folders.map(folder => backendFolder(folder, layers.slice(0, row).flat())),
  ),
  ...isolated.map(folder => backendFolder(folder, ['platform'])),
]

// The parts of the player's engine: each imports only the parts before it, and the small modules that all share.
const engineParts = ['gateway', 'programme', 'storage', 'sound', 'audit', 'report']
const engine = '^apps/player/app/engine/'
const shared = `${engine}(backoff|base64|events|ports|problems|server-time)[.]ts$`

const enginePart = (part, allowed) =>
  rule(
    `engine-${part}`,
    "A part of the player's engine imports only the parts below it (docs/playback.md).",
    { path: `${engine}${part}/` },
    { path: '^apps/player/', pathNot: `${engine}(${[part, ...allowed].join('|')})/|${shared}` },
  )

const engineRules = [
  rule(
    'engine-without-browser',
    'The engine reaches clock, sound, storage and network through its ports.',
    { path: engine },
    { path: '^apps/player/app/(?!engine/)' },
  ),
  ...engineParts.map((part, index) => enginePart(part, engineParts.slice(0, index))),
  enginePart('device', ['gateway', 'programme', 'storage']),
]

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Modules do not import each other, dynamically either.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'backend-without-cycles',
      'Modules of the backend do not import each other for their types either.',
      { path: '^apps/backend/' },
      { circular: true },
    ),
    rule(
      'no-unresolvable',
      'Every import exists and is declared by the package that imports it.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-undeclared',
      'A package imports only what its own package.json names.',
      { path: '^(apps|packages|tooling)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'apps-apart',
      'An app deploys alone: it never imports another one.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'packages-below-apps',
      'Packages know neither apps nor tooling.',
      { path: '^packages/' },
      { path: '^(apps|tooling)/' },
    ),
    rule(
      'product-without-tooling',
      'What is deployed never needs the tools around it.',
      { path: '^apps/' },
      { path: '^tooling/' },
    ),
    rule(
      'cli-below-tooling',
      'The cli runs before anything is installed: it imports no other package and starts the rest as programs.',
      { path: '^tooling/cli/' },
      { path: '^(?!tooling/cli/)', dependencyTypesNot: ['core'] },
    ),
    rule(
      'e2e-below-verify',
      'tooling/verify may start the journeys; nothing below it imports it, dynamically either.',
      { path: '^tooling/(?!verify/)' },
      { path: '^tooling/verify/' },
    ),
    rule(
      'tooling-one-way',
      'The programs that e2e and verify start know the cli at most; the witness reads logs as the verifier does.',
      { path: '^tooling/(?!(?:cli|e2e|verify)/)([^/]+)/' },
      { path: '^tooling/(?!cli/|verify-usage/src/log/|$1/)' },
    ),
    rule(
      'ui-is-pure',
      'packages/ui draws: no fetch, no router, no i18n, no other package of ours.',
      { path: '^packages/ui/' },
      {
        path: '^packages/(?!ui/)|node_modules/(@remix-run|react-router|react-router-dom|i18next|react-i18next|ky|hono)/',
      },
    ),
    rule(
      'browser-without-react',
      'packages/browser runs on pages that have no framework script.',
      { path: '^packages/browser/' },
      { path: 'node_modules/(react|react-dom|@remix-run|i18next|zod)/|^packages/(?!browser/)' },
    ),
    rule(
      'validation-is-pure',
      'Schemas do no I/O: they run in browsers and in the backend.',
      { path: '^packages/validation/src/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'contract-is-pure',
      'The contract describes calls: it does no I/O and knows only the schemas of forms.',
      { path: '^packages/contract/' },
      { path: '^packages/(?!(?:contract|validation)/)', dependencyTypesNot: ['core'] },
    ),
    rule(
      'wire-without-product',
      'The api-client knows the wire, nothing of screens or languages.',
      { path: '^packages/api-client/' },
      { path: '^packages/(ui|i18n|browser|server)/|node_modules/(react|@remix-run)/' },
    ),
    rule(
      'server-without-product',
      'The HTTP process serves both apps and knows neither wire nor screens.',
      { path: '^packages/server/' },
      { path: '^packages/(?!server/)|node_modules/react/' },
    ),
    ...backendLayers,
    rule(
      'backend-without-tests',
      'The backend imports nothing of its tests, which are not compiled.',
      { path: '^apps/backend/src/' },
      { path: '^apps/backend/(?:tests|src/[^/]+/tests)/' },
    ),
    rule(
      'backend-through-index',
      "A context is called through its index.ts. Only rules/, workers and the panel's browser code import single files, which must not load the whole context.",
      {
        path: '^apps/backend/(?:seed|src/([^/]+))/',
        pathNot: `${test}|/rules/|/worker[.]ts$|^apps/backend/src/(?:admin|admin-panel/views)/`,
      },
      {
        path: `^apps/backend/src/(?:${contexts.join('|')})/`,
        pathNot: `^apps/backend/src/(?:$1/|[^/]+/index[.]ts$)`,
      },
    ),
    rule(
      'backend-rules-alone',
      'Rules import no other files of contexts, because the panel bundles them. Types may be imported.',
      { path: '^apps/backend/src/.*/rules/' },
      {
        path: `^apps/backend/src/(?:${contexts.join('|')})/`,
        pathNot: '/rules/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'backend-shares-only-rules',
      'The backend shares with the apps the contract, the schemas of forms and the rules of playback, and with the tools how a database is copied.',
      { path: '^apps/backend/' },
      { path: '^packages/(?!(?:validation|contract|playback|database-copy)/)' },
    ),
    rule(
      'services-call-the-client',
      'Services are the only callers of the api-client; http/ creates it and maps its errors, submit() turns them into field errors. Types may be imported.',
      {
        path: '^apps/(portal|marketing)/',
        pathNot: `${test}|^apps/[^/]+/app/(services/|http/|forms/submit[.]server[.]ts)`,
      },
      { path: '^packages/api-client/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'services-below-routes',
      'A service decides and shapes: it knows no page, no form and no component.',
      { path: '^apps/[^/]+/app/services/' },
      { path: '^apps/[^/]+/app/(routes|components|sections|forms)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'http-below-routes',
      'http/ reads requests and cookies: it knows no page, component or form.',
      { path: '^apps/[^/]+/app/http/' },
      { path: '^apps/[^/]+/app/(routes|components|sections|forms)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'player-app-and-gateway-apart',
      'The web app and the gateway share only the schemas of packages/validation.',
      { path: '^apps/player/(app|worker)/' },
      { path: '^apps/player/server' },
    ),
    rule(
      'gateway-without-screens',
      'The gateway runs without a browser: it knows no screen and no player engine.',
      { path: '^apps/player/server' },
      { path: '^apps/player/(app|worker)/|^packages/(ui|i18n|browser|playback)/|node_modules/react/' },
    ),
    ...engineRules,
    rule(
      'components-only-draw',
      'Components and sections get their data: they call no service and read no request.',
      { path: '^apps/[^/]+/app/(components|sections)/' },
      { path: '^apps/[^/]+/app/(services|http|routes)/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|public/build|[.]cache|[.]turbo|[.]strapi|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    builtInModules: { add: [] },
  },
}
