import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { explainOldNode } from './node-version.mjs'

// Node cannot load Strapi's ES module build.
const require = createRequire(import.meta.url)
const appDir = resolve(import.meta.dirname, '..')
const distDir = resolve(appDir, 'dist')

/**
 * Returns the parsed environment of the compiled backend and functions to load it. `variables` override the
 * environment.
 */
export function loadCompiledBackend(variables) {
  const reason = explainOldNode(process.versions.node)
  if (reason) {
    console.error(reason)
    process.exit(1)
  }
  // biome-ignore lint/style/noProcessEnv: the backend reads it when it is loaded
  Object.assign(process.env, variables)
  // Node prints deprecation warnings as plain text, which would break the JSON log.
  process.noDeprecation = true
  const part = path => require(resolve(distDir, 'src', path))
  const { environment } = part('platform/runtime/environment.js')
  const { version } = require('../package.json')
  const create = () => require('@strapi/strapi').createStrapi({ appDir, distDir })
  return { environment, version, part, create, load: () => create().load(), serve: () => create().start() }
}
