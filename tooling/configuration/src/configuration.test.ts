import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { renderConfigurationTable } from './table'

const root = new URL('../../../', import.meta.url)

const pageHead = `# Configuration

Every process parses its environment once at startup and exits with one line per invalid variable. \`npm start\` sets all variables: URLs are derived from the ports, and secrets are generated once and stored in \`.data/secrets.json\`.
Variables are read at run time; a build needs none of them. This page is generated from the schemas by \`pnpm --filter @bgm/configuration write\`, and a test keeps it up to date.
`

const localTable = `
## Only for \`npm start\` and \`npm run dev\`

| name | default | what it is |
|---|---|---|
| \`MARKETING_PORT\` | \`3000\` | port of the site |
| \`PORTAL_PORT\` | \`3001\` | port of the portal |
| \`PLAYER_PORT\` | \`3002\` | port of the player |
| \`BACKEND_PORT\` | \`1337\` | port of the backend |
| \`MAILBOX_PORT\` | \`1080\` | port of the mailbox page |
| \`SMTP_PORT\` | \`1025\` | SMTP port of the mailbox |
| \`PAYMENTS_PORT\` | \`1090\` | port of the payment simulator |
| \`WITNESS_PORT\` | \`1091\` | port of the witness |
| \`DATA_DIR\` | \`.data\` | folder for the database, uploads, secrets and logs |
| \`CHROMIUM_PATH\` | | browser for \`npm test\`; if unset, one is found or installed |
| \`HOST_NODE\` | | \`true\` uses the installed Node instead of the pinned one |
`

/** Loads the schemas with production settings, so that variables with a local default are shown as required. */
async function loadProcesses() {
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of ['INTERNAL_API_KEY', 'SESSION_SECRET']) vi.stubEnv(name, 'only-while-this-test-runs')
  const { environmentSchema, secretNames } = await import(
    '../../../apps/backend/src/platform/runtime/environment-schema'
  )
  const { variables: marketing } = await import('../../../apps/marketing/app/env.server')
  const { variables: portal } = await import('../../../apps/portal/app/env.server')
  const { variables: player } = await import('../../../apps/player/server/env.server')
  vi.unstubAllEnvs()
  return [
    { name: 'marketing', variables: marketing },
    { name: 'portal', variables: portal },
    { name: 'player', variables: player },
    { name: 'backend', variables: environmentSchema.shape, required: secretNames },
  ]
}

const appHead = (name: string) => `# Configuration of ${name}

The environment variables of this process. It reads them once at startup and exits with one line per invalid variable; a build needs none of them. [docs/configuration.md](../../docs/configuration.md) lists those of all processes.
This page is generated from the schema by \`pnpm --filter @bgm/configuration write\`, and a test keeps it up to date.
`

function expectFile(path: string, text: string) {
  const file = new URL(path, root)
  if (process.env.WRITE) writeFileSync(file, text)
  expect(readFileSync(file, 'utf8')).toBe(text)
}

test('docs/configuration.md lists the variables of every process', async () => {
  expectFile(
    'docs/configuration.md',
    `${pageHead}\n${renderConfigurationTable(await loadProcesses())}\n${localTable}`,
  )
})

test('each CONFIGURATION.md lists the variables of its app', async () => {
  for (const process of await loadProcesses())
    expectFile(
      `apps/${process.name}/CONFIGURATION.md`,
      `${appHead(`apps/${process.name}`)}\n${renderConfigurationTable([process])}\n`,
    )
})
