import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
export const toolsDir = join(root, 'node_modules/.tools')

export const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** The folder for the database, uploads, secrets and logs. */
export const getDataDir = (env = process.env) => resolve(root, env.DATA_DIR || '.data')

/** In a folder that pnpm puts on the PATH of every command. */
export const linkedNode = join(root, 'node_modules/.bin/node')

/** The Node that runs the product and its tests: see `linkPinnedNode`. */
export const getNodePath = () => (existsSync(linkedNode) ? realpathSync(linkedNode) : process.execPath)

/**
 * Creates the environment for the tools that the CLI starts, with our pnpm first on PATH, no telemetry and
 * no prompts.
 */
export function createToolEnvironment(env = process.env) {
  return {
    ...env,
    PATH: [join(toolsDir, 'node_modules/.bin'), join(root, 'node_modules/.bin'), env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
    DO_NOT_TRACK: '1',
  }
}
