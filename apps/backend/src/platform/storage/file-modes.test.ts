import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restrictFileModes } from './file-modes'

const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('removes the permissions of other users without following symbolic links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modes-'))
  const [inside, outside] = ['in', 'out'].map(name => join(folder, name)) as [string, string]
  mkdirSync(join(inside, 'uploads'), { recursive: true })
  const file = join(inside, 'uploads', 'picture.webp')
  for (const path of [file, outside]) writeFileSync(path, 'x')
  for (const path of [file, outside]) chmodSync(path, 0o644)
  chmodSync(join(inside, 'uploads'), 0o755)
  symlinkSync(outside, join(inside, 'link'))
  restrictFileModes(inside)
  expect([file, join(inside, 'uploads'), outside].map(getMode)).toEqual(['600', '700', '644'])
})
