import { resolve } from 'node:path'

/** Merged by Strapi into its own configuration. The panel is built from the sources, not from the compiled backend. */
export default (config: { resolve?: { alias?: object } }) => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, '#src': resolve(__dirname, '..') } },
})
