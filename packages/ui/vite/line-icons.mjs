import { join } from 'node:path'

const replacement = join(import.meta.dirname, '../src/art/create-line-icon.ts')

/** Renders lucide-react icons with `create-line-icon.ts` in builds, both for the browser and for the server. */
export const lineIcons = {
  name: 'line-icons',
  enforce: 'pre',
  apply: 'build',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? replacement : null,
}
