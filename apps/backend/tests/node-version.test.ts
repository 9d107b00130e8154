import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

type NodeVersion = { explainOldNode(version: string): string | null }

test('programs of the backend name the version of Node that they need', async () => {
  const file = pathToFileURL(resolve(import.meta.dirname, '../programs/node-version.mjs'))
  const { explainOldNode }: NodeVersion = await import(file.href)
  for (const version of ['22.12.0', '24.0.1']) expect(explainOldNode(version)).toBeNull()
  for (const version of ['20.20.2', '22.11.9'])
    expect(explainOldNode(version)).toBe(`The backend needs Node.js 22.12 or newer; this is ${version}.`)
})
