import { join } from 'node:path'

const replacement = join(import.meta.dirname, '../src/art/create-line-icon.ts')

/** Makes builds for the browser and for the server render lucide-react icons with `create-line-icon.ts`. */
export const lineIcons = {
  name: 'line-icons',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? replacement : null,
}
