import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Builds the admin panel like `strapi build`, but leaves the compiled backend as it is. */
const strapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'))

// Strapi reads the whole configuration, but a build does not use the database.
// biome-ignore lint/style/noProcessEnv: the configuration is read from it
process.env.DATABASE_URL ??= 'postgres://unused-by-the-build'
process.argv.push('build')
strapi('@strapi/typescript-utils').compile = async () => undefined

// The build first removes the folder of the panel, without which a backend that starts meanwhile would never serve it.
const files = strapi('node:fs/promises')
const { mkdir, rm } = files
files.rm = async (path, options) => {
  await rm(path, options)
  if (String(path).endsWith(join('dist', 'build'))) await mkdir(path, { recursive: true })
}
strapi('./bin/strapi.js')
