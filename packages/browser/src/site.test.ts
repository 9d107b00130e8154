// @vitest-environment node
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

describe('the scripts of pages without framework JavaScript', () => {
  test.each(['site', 'entry'])('are at most 5 kB compressed: %s', async name => {
    const { outputFiles } = await build({
      entryPoints: [new URL(`${name}.ts`, import.meta.url).pathname],
      bundle: true,
      splitting: true,
      outdir: '.',
      minify: true,
      write: false,
      format: 'esm',
    })
    // Modules that are loaded only after consent do not count towards the limit.
    const bytes = outputFiles.find(file => file.path.endsWith(`/${name}.js`))?.contents ?? new Uint8Array()
    expect(bytes.byteLength).toBeGreaterThan(0)
    expect(brotliCompressSync(bytes).byteLength).toBeLessThanOrEqual(5 * 1024)
  })

  test('are not part of the index, which has no side effects on import', async () => {
    const index = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
    expect(index).not.toMatch(/'.\/(?:site|entry)'/)
    await expect(import('./index')).resolves.toHaveProperty('headScript')
  })
})
