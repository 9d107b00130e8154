import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

const client = join(root, 'apps/player/build/client')
const budget = 91_000

/**
 * Measures the size of the scripts in the player's first load after Brotli compression. `over` contains the
 * budget if it is exceeded.
 */
export function measurePlayer() {
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  const paths = new Set(
    [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="(\/[^"]+\.js)"/g)].map(
      ([, path]) => path,
    ),
  )
  if (paths.size === 0) throw new Error("The player's page loads no script")
  for (const path of paths)
    for (const [, name] of readFileSync(join(client, path), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g,
    ))
      paths.add(`/assets/${name}`)
  const script = [...paths].reduce((sum, path) => sum + statSync(join(client, `${path}.br`)).size, 0)
  return { script, requests: paths.size, over: script > budget ? ['script'] : [] }
}
