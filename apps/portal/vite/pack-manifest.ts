import { createHash } from 'node:crypto'
import { minifyScript } from '@bgm/ui/minify-scripts'
import type { ServerBuild } from '@remix-run/node'

export type AssetsManifest = ServerBuild['assets']
type Route = AssetsManifest['routes'][string]

const flags = ['index', 'hasLoader', 'hasAction', 'hasClientLoader', 'hasClientAction'] as const

/** A route: its id, its parent's index, its path, flags as bits, its script and its import list's index. */
type Row = [string, number, string | null, number, string, number]

type PackedManifest = {
  url: string
  version: string
  entry: Row[4]
  entryImports: Row[5]
  flags: readonly string[]
  /** Chunk names, joined by commas. */
  chunks: string
  /** Import lists, as indices of chunks. */
  lists: number[][]
  rows: Row[]
}

/** Returns the name of a script, such as `zones-B2x` for `/assets/zones-B2x.js`. */
const toName = (url: string): string => {
  const [, name] = /^\/assets\/([\w.-]{1,200})\.js$/.exec(url) ?? []
  if (!name) throw new Error(`Not a script of this build: ${url}`)
  return name
}

const indexIn = <T>(values: T[], wanted: T, isEqual: (value: T) => boolean): number => {
  const found = values.findIndex(isEqual)
  return found < 0 ? values.push(wanted) - 1 : found
}

function pack({ entry, routes, url, version }: AssetsManifest): PackedManifest {
  const chunks: string[] = []
  const lists: number[][] = []
  const toList = (urls: string[] = []) => {
    const names = urls.map(toName)
    const list = names.map(name => indexIn(chunks, name, chunk => chunk === name)).sort((a, b) => a - b)
    return indexIn(lists, list, other => other.join() === list.join())
  }
  const all = Object.values(routes)
  const toRow = (route: Route): Row => {
    if (route.css?.length || route.caseSensitive)
      throw new Error(`${route.id} has values that are not packed`)
    const bits = flags.reduce((sum, flag, at) => sum + (route[flag] ? 2 ** at : 0), 0)
    const parent = all.findIndex(({ id }) => id === route.parentId)
    return [route.id, parent, route.path ?? null, bits, toName(route.module), toList(route.imports)]
  }
  const entryImports = toList(entry.imports)
  const rows = all.map(toRow)
  return {
    ...{ url, version, flags, lists, rows, entryImports },
    entry: toName(entry.module),
    chunks: chunks.join(),
  }
}

/**
 * Unpacks the manifest in the browser. The function's source becomes part of the script, so it must not
 * reference anything outside itself. Flags that are not set are left out.
 */
function unpack({ url, version, entry, entryImports, flags, chunks, lists, rows }: PackedManifest) {
  const names = chunks.split(',')
  const toUrl = (name: string | undefined) => `/assets/${name}.js`
  const toImports = (at: number) => (lists[at] ?? []).map(chunk => toUrl(names[chunk]))
  return {
    url,
    version,
    entry: { module: toUrl(entry), imports: toImports(entryImports) },
    routes: Object.fromEntries(
      rows.map(([id, parent, path, bits, module, list]) => [
        id,
        {
          id,
          parentId: rows[parent]?.[0],
          path: path ?? undefined,
          ...Object.fromEntries(flags.filter((_, index) => bits & (2 ** index)).map(flag => [flag, true])),
          module: toUrl(module),
          imports: toImports(list),
        },
      ]),
    ),
  }
}

/** Parses the script that Remix writes. */
export function parseManifestScript(script: string): AssetsManifest {
  const json = /^window\.__remixManifest=(\{.*\});?$/s.exec(script.trim())?.[1]
  if (!json) throw new Error('Remix writes its manifest in another form')
  return JSON.parse(json)
}

/** Returns a script that sets `__remixManifest`, packed to be smaller than Remix's own script. */
export async function toManifestScript(manifest: AssetsManifest): Promise<string> {
  const source = `window.__remixManifest=(${unpack})(${JSON.stringify(pack(manifest))})`
  return minifyScript(source, {
    isModule: false,
    compress: { evaluate: false, inline: 0, reduce_vars: false },
  })
}

/**
 * Returns a manifest with the selected routes of one language and of those without a language, at its own
 * URL.
 */
export function selectRoutes(
  manifest: AssetsManifest,
  {
    locale,
    locales,
    isChosen,
  }: { locale: string; locales: readonly string[]; isChosen(route: Route): boolean },
): AssetsManifest {
  const others = locales.filter(other => other !== locale).map(other => `${other}:`)
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(
      ([id, route]) => !others.some(prefix => id.startsWith(prefix)) && isChosen(route),
    ),
  )
  const hash = createHash('sha256').update(JSON.stringify([manifest.entry, routes, String(unpack)]))
  return {
    ...manifest,
    routes,
    url: `/assets/manifest-${locale}-${hash.digest('hex').slice(0, 8)}.js`,
  }
}
