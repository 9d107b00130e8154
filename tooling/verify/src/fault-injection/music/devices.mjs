import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@bgm/cli/environment'
import { build } from 'esbuild'

const player = join(root, 'apps/player')

/** Bundles the player's engine and the simulated devices, because Node cannot load their TypeScript. */
export async function loadSimulatedDevices() {
  const outfile = join(root, 'node_modules/.cache/simulated-devices.mjs')
  await build({
    entryPoints: [join(player, 'app/testing/simulated-devices.ts')],
    tsconfig: join(player, 'tsconfig.json'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  })
  return import(pathToFileURL(outfile).href)
}
