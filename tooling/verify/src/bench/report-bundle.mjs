import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { getCompressedSize, measurePortalPages } from '#src/page-weight/portal-build.mjs'
import { sumBytesBySource } from './bytes-by-source.mjs'

const build = join(root, 'apps/portal/build')
const kB = bytes => (bytes / 1000).toFixed(1)

/** The dashboard, a list, a page with playlist graphics, and a page with a form. */
const pages = ['dashboard', 'orders', 'playlist', 'new-order']

/**
 * Shows the sources of the compressed bytes in a page's scripts. A module's share of a script is an
 * estimate.
 */
export function reportBundle() {
  const modules = JSON.parse(readFileSync(join(build, 'modules.json'), 'utf8'))
  const measured = measurePortalPages()
  const tables = pages.map(name => {
    const page = measured.find(one => one.name === name)
    if (!page) throw new Error(`The portal has no page ${name}`)
    const scripts = page.files.map(path => ({
      name: path.slice('/assets/'.length),
      bytes: getCompressedSize(path),
      modules: modules[path.slice(1)],
    }))
    return { name, script: page.script, bytes: sumBytesBySource(scripts) }
  })
  const sources = [...new Set(tables.flatMap(({ bytes }) => [...bytes.keys()]))]
  const most = source => Math.max(...tables.map(({ bytes }) => bytes.get(source) ?? 0))
  console.info(
    `\n  kB after Brotli, about${''.padEnd(21)}${tables.map(({ name }) => name.padStart(11)).join('')}`,
  )
  for (const source of sources.sort((a, b) => most(b) - most(a)).filter(one => most(one) >= 100)) {
    const cells = tables.map(({ bytes }) => (bytes.has(source) ? kB(bytes.get(source)) : '').padStart(11))
    console.info(`  ${source.slice(0, 42).padEnd(42)}${cells.join('')}`)
  }
  console.info(`  ${'all'.padEnd(42)}${tables.map(({ script }) => kB(script).padStart(11)).join('')}`)
  return 0
}
