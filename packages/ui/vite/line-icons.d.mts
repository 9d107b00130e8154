/** A Vite plugin. */
export const lineIcons: {
  name: string
  enforce: 'pre'
  apply: 'build'
  config(): { ssr: { noExternal: string[] } }
  resolveId(source: string, importer: string | undefined): string | null
}
