import { createHash } from 'node:crypto'
import { minifyScripts } from '@bgm/ui/minify-scripts'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { gatewayPlugin } from './server/vite-plugin'

const worker = 'service-worker.js'

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
    const cached = [
      '/',
      '/manifest.webmanifest',
      ...files.filter(name => name !== 'index.html').map(name => `/${name}`),
    ]
    script.code = script.code.replace('__BUILD__', id).replace('"__FILES__"', JSON.stringify(cached))
    page.source = String(page.source).replace('__BUILD__', id)
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
    rollupOptions: {
      input: { index: 'index.html', 'service-worker': 'worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? worker : 'assets/[name]-[hash].js'),
      },
    },
  },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [tailwindcss(), minifyScripts, buildId, gatewayPlugin],
})
