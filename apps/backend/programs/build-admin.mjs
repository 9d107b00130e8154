import { createRequire } from 'node:module'

/** Builds the admin panel like `strapi build`, but leaves the compiled backend as it is. */
const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))

// Strapi reads the whole configuration, but a build does not use the database.
// biome-ignore lint/style/noProcessEnv: the configuration is read from it
process.env.DATABASE_URL ??= 'postgres://unused-by-the-build'
process.argv.push('build')
strapi('@strapi/typescript-utils').compile = async () => undefined
strapi('./bin/strapi.js')
