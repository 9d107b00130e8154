import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import { messages } from './id'
import { messages as player } from './id/player'

// Parsing the source of all apps is slow.
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../../../..')
const folders = [
  'apps/marketing/app',
  'apps/player/app',
  'apps/portal/app',
  'packages/i18n/src',
  'packages/ui/src',
  'packages/validation/src',
]

const sourceFiles = folders
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^packages\/i18n\/src\/messages\//.test(path))

function getKeys(branch: object, prefix = ''): string[] {
  return Object.entries(branch).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [prefix + name] : getKeys(inner, `${prefix}${name}.`),
  )
}

/** Returns the string literals in a file. A template literal is split into its fixed parts. */
function getTexts(path: string): string[][] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const texts: string[][] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push([node.text])
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const isKeyPart = (part: string) => /^[\w.-]*$/.test(part)
const escaped = (part: string) => part.replaceAll('.', '\\.')

/**
 * `dashboard.greeting.${part}` matches any key with that prefix. `${base}.title` matches any key that begins
 * with a string in the file.
 */
function getPatterns(texts: string[][]): string[] {
  const plain = texts.flatMap(parts => (parts.length === 1 && isKeyPart(parts[0] ?? '') ? parts : []))
  return texts
    .filter(parts => parts.length > 1 && parts.every(isKeyPart))
    .flatMap(([head = '', ...rest]) => {
      const tail = rest.map(escaped).join('[\\w.-]+')
      return head === ''
        ? plain.filter(Boolean).map(base => escaped(base) + tail)
        : [`${escaped(head)}[\\w.-]+${tail}`]
    })
}

test('every message is used', () => {
  const texts = sourceFiles.map(getTexts)
  const plain = new Set(texts.flat().flatMap(parts => (parts.length === 1 ? parts : [])))
  const pattern = new RegExp(`^(?:${[...new Set(texts.flatMap(getPatterns))].join('|')})$`)
  const unused = [...getKeys(messages), ...getKeys(player)].filter(key => {
    const name = key.replace(/_(?:one|other)$/, '')
    return !plain.has(name) && !pattern.test(name)
  })
  expect(unused).toEqual([])
})
