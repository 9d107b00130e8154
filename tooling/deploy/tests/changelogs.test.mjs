import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { afterAll, beforeAll, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'changelogs-'))
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@contoh.test', ...args], { cwd: copy })

/** Copies the files read by a release: package manifests and changesets. */
beforeAll(() => {
  for (const path of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const group of ['apps', 'packages', 'tooling'])
    for (const folder of readdirSync(join(root, group))) {
      if (!existsSync(join(root, group, folder, 'package.json'))) continue
      mkdirSync(join(copy, group, folder), { recursive: true })
      cpSync(join(root, group, folder, 'package.json'), join(copy, group, folder, 'package.json'))
    }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '--', ':!node_modules')
  git('commit', '--quiet', '--message', 'copy')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const paragraphs = name =>
  readdirSync(join(root, '.changeset'))
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file => readFileSync(join(root, '.changeset', file), 'utf8'))
    .filter(text => new RegExp(`^['"]${name}['"]: `, 'm').test(text))
    .flatMap(text => text.split('---')[2].trim().split('\n\n'))

test('a release adds the changesets of each app to its changelog', () => {
  const names = ['marketing', 'portal', 'player', 'backend']
  const expected = names.map(paragraphs)
  execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: copy,
  })
  for (const [index, name] of names.entries()) {
    if (expected[index].length === 0) continue
    const changelog = readFileSync(join(copy, 'apps', name, 'CHANGELOG.md'), 'utf8')
    expect(changelog).toMatch(new RegExp(`^# ${name}\\n\\n## \\d+\\.\\d+\\.\\d+`))
    for (const paragraph of expected[index]) expect(changelog).toContain(paragraph)
  }
})
