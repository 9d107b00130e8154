import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@bgm/i18n/routes'
import type { Plugin } from 'vite'
import { type AssetsManifest, parseManifestScript, selectRoutes, toManifestScript } from './pack-manifest'

const moduleId = 'virtual:language-manifests'
const resolvedId = `\0${moduleId}`
/** When this module is loaded, Remix writes the manifest for the browser. */
const completeManifest = '\0virtual:remix/server-manifest'

/**
 * Writes one route manifest per language for the browser and provides them to the server. Changing the
 * language loads a new document, so a page needs only the routes in its own language, and no routes that
 * only return files (without browser code or an action). Paths of other routes lead to `not-found`, which
 * loads a document. Remix's manifest of all routes is not loaded.
 */
export const languageManifests: Plugin = {
  name: 'language-manifests',
  resolveId: id => (id === moduleId ? resolvedId : null),
  async load(id) {
    if (id !== resolvedId) return null
    if (this.environment.mode !== 'build') return 'export const manifests = {}'
    const { code } = await this.load({ id: completeManifest })
    const [url] = /\/assets\/manifest-\w+\.js/.exec(code ?? '') ?? []
    if (!url) throw new Error("Remix's manifest has no URL")
    const client = join(this.environment.config.root, 'build/client')
    const complete = parseManifestScript(await readFile(join(client, url), 'utf8'))
    const isChosen = ({ module, hasAction }: { module: string; hasAction: boolean }) =>
      hasAction || statSync(join(client, module)).size > 1
    const entries = locales.map(async (locale): Promise<[string, AssetsManifest]> => {
      const manifest = selectRoutes(complete, { locale, locales, isChosen })
      await writeFile(join(client, manifest.url), await toManifestScript(manifest))
      return [locale, manifest]
    })
    return `export const manifests = ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))}`
  },
}
