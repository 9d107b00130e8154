// Runs in an app's folder after its Vite build. Bundles server.ts, compresses the client files and writes
// the build id.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'esbuild'

const dir = join(process.cwd(), 'build')

await build({
  entryPoints: ['server.ts'],
  outfile: 'build/server.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // These stay external, because the page build uses them too; everything else starts faster when bundled.
  external: ['@remix-run/*', 'react', 'react-dom'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
})

const files = (await readdir(join(dir, 'client'), { recursive: true })).map(name => join(dir, 'client', name))
const compressible = files.filter(name => /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/.test(name))
const br = promisify(brotliCompress)
const gz = promisify(gzip)
await Promise.all(
  compressible.map(async name => {
    if ((await stat(name)).size < 200) return
    const bytes = await readFile(name)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${name}.br`, await br(bytes, { params }))
    await writeFile(`${name}.gz`, await gz(bytes, { level: 9 }))
  }),
)

const hash = createHash('sha256')
const pages = join(dir, 'server', 'index.js')
for (const name of [...(existsSync(pages) ? [pages] : []), join(dir, 'server.js')])
  hash.update(await readFile(name))
hash.update(
  files
    .map(name => name.slice(dir.length))
    .filter(name => !/\.(?:br|gz)$/.test(name))
    .sort()
    .join('\n'),
)
const id = process.env.BUILD_ID || hash.digest('hex').slice(0, 12)
await writeFile(join(dir, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }))
console.info(`build ${id}`)
