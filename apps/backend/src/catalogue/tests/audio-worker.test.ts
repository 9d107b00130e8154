import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCompiled } from '#tests/harness'
import { createTaggedTone } from '#tests/tones'

const { analyseFile } = loadCompiled(() => import('#src/catalogue/audio/analyse-file'))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'audio-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function save(name: string, content: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('a file can be analysed after one that was rejected and one that could not be read', async () => {
  const text = save('text.mp3', Buffer.from('Ini bukan musik. '.repeat(100)))
  const tone = save('tone.mp3', await createTaggedTone({ TIT2: 'Kopi Sore' }))
  await expect(analyseFile(text)).rejects.toMatchObject({ problem: 'not-mp3' })
  expect(await analyseFile(tone)).toMatchObject({ tags: { title: 'Kopi Sore' } })
  await expect(analyseFile(join(folder, 'missing.mp3'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await analyseFile(tone)).toMatchObject({ tags: { title: 'Kopi Sore' } })
})

test('files analysed concurrently each get their own result', async () => {
  const tones = await Promise.all(
    ['Satu', 'Dua', 'Tiga'].map(async title => save(`${title}.mp3`, await createTaggedTone({ TIT2: title }))),
  )
  for (let round = 0; round < 2; round += 1) {
    const found = await Promise.all(tones.map(path => analyseFile(path)))
    expect(found.map(({ tags }) => tags.title)).toEqual(['Satu', 'Dua', 'Tiga'])
  }
})
