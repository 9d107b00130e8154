import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

const notShipped = /\.test\.|\/tests?\/|\/testing\/|\/vite(?:\/|\.config\.)/
const code = files.filter(file => /\.(?:ts|tsx|mjs|cjs|js)$/.test(file) && !notShipped.test(file))
const schemas = files.filter(file => file.endsWith('/schema.json') || /\/components\/.*\.json$/.test(file))

const read = file => readFileSync(join(root, file), 'utf8')

function getLiterals(text, file) {
  const found = []
  const visit = node => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}

const getRegexes = schema =>
  Object.values(schema.attributes ?? {}).flatMap(({ regex }) => (regex ? [`/${regex}/`] : []))

const patterns = new Map()
const add = (pattern, file) => patterns.set(pattern, [...(patterns.get(pattern) ?? []), file])
for (const file of code) for (const pattern of getLiterals(read(file), file)) add(pattern, file)
for (const file of schemas) for (const pattern of getRegexes(JSON.parse(read(file)))) add(pattern, file)

function getStatus(pattern) {
  const end = pattern.lastIndexOf('/')
  // The fuzzer reports some linear patterns as vulnerable with some seeds.
  const options = { timeout: 20_000, randomSeed: 1 }
  return checkSync(pattern.slice(1, end), pattern.slice(end + 1), options).status
}

describe('regular expressions', () => {
  test('are found in code and content types', () => {
    expect(code.length).toBeGreaterThan(500)
    expect(schemas.length).toBeGreaterThan(20)
    expect(patterns.size).toBeGreaterThan(150)
  })

  test('with quadratic run time are detected', () => {
    expect(getStatus('/\\s*m(?:2|²)$/i')).toBe('vulnerable')
  })

  test.each([...patterns])(
    '%s runs in linear time',
    pattern => {
      expect(getStatus(pattern)).toBe('safe')
    },
    30_000,
  )
})
