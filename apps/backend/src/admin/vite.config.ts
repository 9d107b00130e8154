import { resolve } from 'node:path'

/**
 * Strapi merges this configuration into its own. The panel is built from source, not from the compiled
 * backend.
 */
export default (config: { resolve?: { alias?: object } }) => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, '#src': resolve(__dirname, '..') } },
})
