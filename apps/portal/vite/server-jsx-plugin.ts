import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const runtime = fileURLToPath(new URL('server-jsx.ts', import.meta.url))

/** Makes the server build use `server-jsx.ts` as its JSX runtime. */
export const serverJsx: Plugin = {
  name: 'server-jsx',
  enforce: 'pre',
  apply: (_, { isSsrBuild = false, command }) => command === 'build' && isSsrBuild,
  resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== runtime ? runtime : null),
}
