import { createRequire } from 'node:module'
import { resolve } from 'node:path'

// Strapi's ES module build does not load in Node.
const require = createRequire(import.meta.url)
const appDir = resolve(import.meta.dirname, '..')
const distDir = resolve(appDir, 'dist')

/** The compiled backend, with `variables` overriding its environment: its parsed environment and ways to load it. */
export function loadCompiledBackend(variables) {
  // biome-ignore lint/style/noProcessEnv: the backend reads it when it is loaded
  Object.assign(process.env, variables)
  // Node prints deprecation warnings of libraries as plain text, which would break the JSON log.
  process.noDeprecation = true
  const part = path => require(resolve(distDir, 'src', path))
  const { environment } = part('runtime/environment.js')
  const { version } = require('../package.json')
  const create = () => require('@strapi/strapi').createStrapi({ appDir, distDir })
  return { environment, version, part, load: () => create().load(), serve: () => create().start() }
}
