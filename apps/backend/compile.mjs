import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const folders = ['config', 'seed', 'src']

// Strapi loads every file in dist, so the output of deleted sources must be removed. The admin panel (dist/build)
// is kept.
for (const folder of folders) rmSync(join('dist', folder), { recursive: true, force: true })

await build({
  entryPoints: folders
    .flatMap(folder => readdirSync(folder, { recursive: true }).map(name => join(folder, name)))
    .filter(path => /\.(?:ts|json)$/.test(path) && !/^src\/admin\/|\/tests\/|\.test\.ts$/.test(path)),
  outdir: 'dist',
  outbase: '.',
  format: 'cjs',
  platform: 'node',
  loader: { '.json': 'copy' },
  // Compiled as require(), which finds our modules without a file extension.
  supported: { 'dynamic-import': false },
  logLevel: 'warning',
})
