import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readComments } from './comments'
import { createNames, EndpointWriter, groups } from './endpoints'

const locate = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const placeholder = /^<!-- endpoints: ([\w-]+) -->$/gm

/** The template with the endpoints of the source files that it names. */
function writeDocument(): { text: string; described: Set<string> } {
  const modules = readComments(locate('../src'))
  const writer = new EndpointWriter(createNames())
  const described = new Set<string>()
  const text = readFileSync(locate('api.md'), 'utf8').replaceAll(placeholder, (_, name: string) => {
    const comments = modules.get(name)
    if (!comments) throw new Error(`There is no source file ${name}`)
    for (const each of comments.exports.keys()) described.add(each)
    return writer.describeModule(comments)
  })
  return { text: text.replace('<!-- types -->', writer.describeTypes()), described }
}

// `pnpm --filter @bgm/contract docs` writes the file.
test('docs/api.md is what the contract and its comments say', async () => {
  const { text, described } = writeDocument()
  expect([...groups.keys()].filter(name => !described.has(name))).toEqual([])
  await expect(text).toMatchFileSnapshot(locate('../../../docs/api.md'))
})
