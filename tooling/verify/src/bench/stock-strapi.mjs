import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { startStack } from '@bgm/cli/start-stack'

const secret = 'only-for-a-measurement-on-this-machine'
const schema = {
  kind: 'collectionType',
  collectionName: 'notes',
  info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
  options: { draftAndPublish: false },
  attributes: { title: { type: 'string' }, text: { type: 'text' } },
}

/** The files of an application with Strapi's defaults, PostgreSQL and one public content type. */
const files = {
  'package.json': JSON.stringify({ name: 'stock', version: '0.0.0', dependencies: {} }),
  'config/server.js':
    "module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['a', 'b'] } })",
  'config/admin.js': `module.exports = { auth: { secret: '${secret}' }, apiToken: { salt: '${secret}' }, transfer: { token: { salt: '${secret}' } }, secrets: { encryptionKey: '${secret}' }, serveAdminPanel: false }`,
  'config/database.js':
    "module.exports = ({ env }) => ({ connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL') } } })",
  'config/middlewares.js': `module.exports = ['logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public'].map(name => 'strapi::' + name)`,
  'config/plugins.js': `module.exports = { 'users-permissions': { config: { jwtSecret: '${secret}' } } }`,
  'src/index.js': `module.exports = {
  async bootstrap({ strapi }) {
    for (let number = 0; number < 25; number += 1)
      await strapi.documents('api::note.note').create({ data: { title: 'Note ' + number, text: 'A text of some length, as in any list.' } })
  },
}`,
  'src/api/note/content-types/note/schema.json': JSON.stringify(schema),
  'src/api/note/controllers/note.js':
    "module.exports = require('@strapi/strapi').factories.createCoreController('api::note.note')",
  'src/api/note/services/note.js':
    "module.exports = require('@strapi/strapi').factories.createCoreService('api::note.note')",
  'src/api/note/routes/note.js':
    "module.exports = require('@strapi/strapi').factories.createCoreRouter('api::note.note', { config: { find: { auth: false } } })",
}

/** Starts an application with Strapi's defaults for comparison, using the backend's packages. */
export async function startStockStrapi() {
  const dir = createTemporaryFolder('stock-strapi')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  mkdirSync(join(dir, 'public/uploads'), { recursive: true })
  symlinkSync(join(root, 'apps/backend/node_modules'), join(dir, 'node_modules'))
  const stock = ports => ({
    name: 'backend',
    after: ['database'],
    cwd: dir,
    args: [
      '-e',
      "require('@strapi/strapi').createStrapi({ appDir: process.cwd(), distDir: process.cwd() }).start()",
    ],
    env: { PORT: String(ports.backend), STRAPI_TELEMETRY_DISABLED: 'true' },
    health: `http://127.0.0.1:${ports.backend}/_health`,
  })
  const stack = await startStack({
    ports: await findFreePorts(),
    dataDir: dir,
    services: { database: builtServices.database, backend: stock },
    only: ['backend'],
  })
  return {
    api: stack.urls.api,
    pid: stack.pids.backend,
    async stop() {
      await stack.stop()
      removeFolder(dir)
    },
  }
}
