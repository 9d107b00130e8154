import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'

const folder = join(import.meta.dirname, '../public')
const schema = z.object({
  name: z.string(),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.enum(['fullscreen', 'standalone']),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})

/** Reads the width and height from the header of a PNG file. */
function readSize(path: string): string {
  const bytes = readFileSync(path)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('the manifest meets the browsers’ installation requirements, and its icons have the declared sizes', () => {
  const manifest = schema.parse(JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')))
  for (const { src, sizes } of manifest.icons) expect(readSize(join(folder, src)), src).toBe(sizes)
  const plain = manifest.icons.flatMap(({ sizes, purpose }) => (purpose === undefined ? sizes : []))
  expect(plain).toEqual(['192x192', '512x512'])
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})
