// @vitest-environment node
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

describe("the site's script", () => {
  it('stays within 5 kB compressed', async () => {
    const { outputFiles } = await build({
      entryPoints: [new URL('site.ts', import.meta.url).pathname],
      bundle: true,
      splitting: true,
      outdir: '.',
      minify: true,
      write: false,
      format: 'esm',
    })
    // Modules loaded after consent do not count.
    const bytes = outputFiles.find(file => file.path.endsWith('/site.js'))?.contents ?? new Uint8Array()
    expect(bytes.byteLength).toBeGreaterThan(0)
    expect(brotliCompressSync(bytes).byteLength).toBeLessThanOrEqual(5 * 1024)
  })

  it('is the only module with side effects on import', async () => {
    expect(readFileSync(new URL('index.ts', import.meta.url), 'utf8')).not.toContain('./site')
    await expect(import('./index')).resolves.toHaveProperty('headScript')
  })
})
