import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { renderTable } from './table'

const root = new URL('../../../', import.meta.url)

const head = `# Configuration

Every process parses its environment once, at start, and ends with one line per wrong name. \`npm start\` sets all of this: addresses follow from the ports, secrets are made once and kept in \`.data/secrets.json\`.
Everything is read at run time; a build needs none of it. Written from the schemas by \`pnpm --filter @bgm/configuration write\`; a test holds it to them.
`

const local = `
## Only for \`npm start\` and \`npm run dev\`

| name | default | what it is |
|---|---|---|
| \`MARKETING_PORT\` | \`3000\` | port of the site |
| \`PORTAL_PORT\` | \`3001\` | port of the portal |
| \`PLAYER_PORT\` | \`3002\` | port of the player |
| \`BACKEND_PORT\` | \`1337\` | port of the backend |
| \`MAILBOX_PORT\` | \`1080\` | port of the mailbox page |
| \`SMTP_PORT\` | \`1025\` | port that takes the mails |
| \`DATA_DIR\` | \`.data\` | database, uploads, secrets and logs of this copy |
| \`CHROMIUM_PATH\` | | browser for \`npm test\`; found or fetched where it is not set |
`

/** Loads the schemas with production settings, so that variables with a local default are shown as required. */
async function processes() {
  vi.stubEnv('NODE_ENV', 'production')
  for (const name of ['INTERNAL_API_KEY', 'SESSION_SECRET']) vi.stubEnv(name, 'only-while-this-test-runs')
  const { environmentSchema, secretNames } = await import('../../../apps/backend/src/runtime/environment')
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

const headOf = (name: string) => `# Configuration of ${name}

The environment variables of this process, read once at start; it exits with one line per invalid variable. A build needs none of them. All processes: [docs/configuration.md](../../docs/configuration.md).
Written from the schema by \`pnpm --filter @bgm/configuration write\`; a test keeps it up to date.
`

function expectFile(path: string, text: string) {
  const file = new URL(path, root)
  if (process.env.WRITE) writeFileSync(file, text)
  expect(readFileSync(file, 'utf8')).toBe(text)
}

test('docs/configuration.md lists the variables of every process', async () => {
  expectFile('docs/configuration.md', `${head}\n${renderTable(await processes())}\n${local}`)
})

test('each CONFIGURATION.md lists the variables of its app', async () => {
  for (const process of await processes())
    expectFile(
      `apps/${process.name}/CONFIGURATION.md`,
      `${headOf(`apps/${process.name}`)}\n${renderTable([process])}\n`,
    )
})
