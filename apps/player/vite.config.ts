import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { minifyScripts } from '@bgm/ui/minify-scripts'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { gatewayPlugin } from './server/vite-plugin'

const worker = 'service-worker.js'

/** Lists the files of the app with their SHA-256 hashes, by which the service worker verifies them. */
async function listAppFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const files = paths.filter(path => !path.endsWith(worker)).toSorted()
  return Promise.all(
    files.map(async path => {
      const name = relative(folder, path)
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
      return { path: name === 'index.html' ? '/' : `/${name}`, sha256 }
    }),
  )
}

/**
 * Writes the build id into the page and the service worker, and the list of files to cache into the service
 * worker. Unless `BUILD_ID` is set, the id is a hash of all files, so identical sources produce the same id.
 */
const buildId: Plugin = {
  name: 'build-id',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter(name => name !== worker)
    const hash = createHash('sha256')
    for (const name of files.toSorted()) {
      const file = bundle[name]
      hash.update(name).update(file?.type === 'chunk' ? file.code : (file?.source ?? ''))
    }
    const script = bundle[worker]
    const page = bundle['index.html']
    if (script?.type !== 'chunk' || page?.type !== 'asset')
      this.error('The build has no page or no service worker')
    hash.update(script.code)
    const id = process.env.BUILD_ID || hash.digest('hex').slice(0, 12)
    script.code = script.code.replace('__BUILD__', id)
    page.source = String(page.source).replace('__BUILD__', id)
  },
  // The other plugins have changed the files for the last time.
  async writeBundle({ dir = '' }) {
    const path = join(dir, worker)
    const code = await readFile(path, 'utf8')
    await writeFile(path, code.replace('"__FILES__"', JSON.stringify(await listAppFiles(dir))))
  },
}

export default defineConfig({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3002), strictPort: true },
  build: {
    outDir: 'build/client',
    // The CSP does not allow data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'worker/service-worker.ts' },
      output: {
        minify: false,
        entryFileNames: ({ name }) => (name === 'service-worker' ? worker : 'assets/[name]-[hash].js'),
      },
    },
  },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [tailwindcss(), minifyScripts, buildId, gatewayPlugin],
})
