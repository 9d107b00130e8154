import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, expect, test } from 'vitest'

const { default: config } = await import(resolve(import.meta.dirname, '../../../.dependency-cruiser.mjs'))
const backend = 'apps/backend/src'
const engine = 'apps/player/app/engine'

/** An import that each rule forbids: the file, and the file or package that it imports. */
const forbidden = {
  'no-cycles': ['packages/ui/src/cycle-a.ts', 'packages/ui/src/cycle-b.ts'],
  'backend-without-cycles': [`${backend}/billing/cycle-a.ts`, `${backend}/billing/cycle-b.ts`],
  'no-unresolvable': ['packages/ui/src/lost.ts', './missing'],
  'no-undeclared': ['packages/server/src/undeclared.ts', 'undeclared'],
  'apps-apart': ['apps/portal/app/other-app.ts', 'apps/player/app/screen.ts'],
  'packages-below-apps': ['packages/i18n/src/app.ts', 'apps/portal/app/page.ts'],
  'product-without-tooling': ['apps/player/server/tool.ts', 'tooling/mailbox/src/web.mjs'],
  'cli-below-tooling': ['tooling/cli/verify.mjs', 'tooling/verify/src/stage.mjs'],
  'e2e-below-verify': ['tooling/e2e/fixtures/verify.ts', 'tooling/verify/src/stage.mjs'],
  'tooling-one-way': ['tooling/mailbox/src/payments.mjs', 'tooling/payments/src/web.mjs'],
  'ui-is-pure': ['packages/ui/src/text.ts', 'packages/i18n/src/text.ts'],
  'browser-without-react': ['packages/browser/src/react.ts', 'react'],
  'validation-is-pure': ['packages/validation/src/file.ts', 'node:fs'],
  'contract-is-pure': ['packages/contract/src/client.ts', 'packages/api-client/src/client.ts'],
  'wire-without-product': ['packages/api-client/src/words.ts', 'packages/i18n/src/text.ts'],
  'server-without-product': ['packages/server/src/words.ts', 'packages/i18n/src/text.ts'],
  'backend-shares-only-rules': ['apps/backend/src/index.ts', 'packages/ui/src/button.ts'],
  'backend-without-tests': [`${backend}/billing/order/tested.ts`, `${backend}/billing/tests/payments.ts`],
  'backend-through-index': [`${backend}/playback/zone/direct.ts`, `${backend}/customers/unit/row.ts`],
  'backend-rules-alone': [`${backend}/billing/order/rules/direct.ts`, `${backend}/billing/order/row.ts`],
  'services-call-the-client': ['apps/portal/app/routes/call.ts', 'packages/api-client/src/client.ts'],
  'services-below-routes': ['apps/portal/app/services/page.ts', 'apps/portal/app/routes/page.ts'],
  'http-below-routes': ['apps/portal/app/http/page.ts', 'apps/portal/app/routes/page.ts'],
  'player-app-and-gateway-apart': ['apps/player/app/gateway.ts', 'apps/player/server/gateway.ts'],
  'gateway-without-screens': ['apps/player/server/screen.ts', 'apps/player/app/screen.ts'],
  'engine-without-browser': [`${engine}/session.ts`, 'apps/player/app/browser/ports.ts'],
  ...Object.fromEntries(
    [
      ['gateway', 'programme'],
      ['programme', 'storage'],
      ['storage', 'sound'],
      ['sound', 'audit'],
      ['audit', 'report'],
      ['report', 'device'],
      ['device', 'sound'],
    ].map(([lower, higher]) => [
      `engine-${lower}`,
      [`${engine}/${lower}/upward.ts`, `${engine}/${higher}/part.ts`],
    ]),
  ),
  'components-only-draw': ['apps/portal/app/components/load.ts', 'apps/portal/app/services/load.ts'],
  ...Object.fromEntries(
    [
      ['platform/runtime', 'platform/database'],
      ['platform/database', 'platform/http'],
      ['platform/storage', 'platform/http'],
      ['platform/csv', 'platform/http'],
      ['platform/xlsx', 'platform/http'],
      ['platform/zip', 'platform/http'],
      ['platform/print', 'platform/http'],
      ['platform/outgoing', 'platform/http'],
      ['platform/http', 'platform/jobs'],
      ['platform/events', 'platform/jobs'],
      ['platform/panel', 'platform/jobs'],
      ['platform/sequence', 'platform/jobs'],
      ['platform/jobs', 'platform/mail'],
      ['platform/mail', 'identity/account'],
      ['identity', 'customers/organisation'],
      ['customers', 'site/content'],
      ['site', 'catalogue/track'],
      ['catalogue', 'billing/order'],
      ['billing', 'licensing/licence'],
      ['licensing', 'playback/zone'],
      ['playback', 'reporting/usage'],
      ['reporting', 'integrations/webhook'],
      ['integrations', 'onboarding/dashboard'],
      ['onboarding', 'api/registration/controllers'],
      ['api', 'admin-panel'],
      ['admin-panel', 'middlewares'],
      ['middlewares', 'admin'],
      ['extensions', 'admin'],
      ['admin', 'middlewares'],
      ['catalogue/audio', 'catalogue/track'],
      ['billing/provider', 'billing/order'],
    ].map(([lower, higher]) => [
      `backend-${lower.replace('/', '-')}`,
      [`${backend}/${lower}/upward.ts`, `${backend}/${higher}/row.ts`],
    ]),
  ),
}

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file, content) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const measuredImport = (from, to) => {
  const isFile = /^(?:apps|packages|tooling)\//.test(to)
  return `import '${isFile ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to}'\n`
}

async function listViolations(imports) {
  for (const [from, to] of imports) {
    write(from, measuredImport(from, to))
    if (/^(?:apps|packages|tooling)\//.test(to))
      write(to, to.includes('cycle') ? measuredImport(to, from) : '')
  }
  for (const name of ['react', 'undeclared']) write(`node_modules/${name}/index.js`, '')
  const { tsConfig: _, ...options } = config.options
  const { output } = await cruise(['apps', 'packages', 'tooling'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  })
  return output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}

test('every boundary rule has an import that it forbids, and reports it', async () => {
  expect(Object.keys(forbidden).sort()).toEqual(config.forbidden.map(({ name }) => name).sort())
  const violations = await listViolations(Object.values(forbidden))
  const silent = Object.entries(forbidden).filter(
    ([name, [file]]) => !violations.some(({ rule, from }) => rule === name && from === file),
  )
  expect(silent.map(([name]) => name)).toEqual([])
}, 60_000)
