import { join } from 'node:path'

const replacement = join(import.meta.dirname, '../src/art/create-line-icon.ts')

/** Draws the icons of lucide-react with `create-line-icon.ts` in builds, for the browser and the server alike. */
export const lineIcons = {
  name: 'line-icons',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? replacement : null,
}
