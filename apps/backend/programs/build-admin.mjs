import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Builds the admin panel like `strapi build`, but without recompiling the backend, because compiling takes
 * as long as building the panel.
 */
const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))

// Strapi reads the whole configuration, but a build does not use the database.
// biome-ignore lint/style/noProcessEnv: the configuration is read from it
process.env.DATABASE_URL ??= 'postgres://unused-by-the-build'
process.argv.push('build')
if (existsSync('dist/config/admin.js')) strapi('@strapi/typescript-utils').compile = async () => undefined
strapi('./bin/strapi.js')
