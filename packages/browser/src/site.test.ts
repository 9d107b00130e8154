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
    // What it loads later, with consent, is not part of it.
    const bytes = outputFiles.find(file => file.path.endsWith('/site.js'))?.contents ?? new Uint8Array()
    expect(bytes.byteLength).toBeGreaterThan(0)
    expect(brotliCompressSync(bytes).byteLength).toBeLessThanOrEqual(5 * 1024)
  })

  it('touches nothing at import but through its functions, so that a server may import the rest', async () => {
    expect(readFileSync(new URL('index.ts', import.meta.url), 'utf8')).not.toContain('./site')
    await expect(import('./index')).resolves.toHaveProperty('headScript')
  })
})
