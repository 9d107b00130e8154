import { expect, test } from 'vitest'
import { diffText } from './text-diff'

test('marks only the word that has changed', () => {
  expect(diffText('Musik legal untuk kafe', 'Musik legal untuk hotel')).toEqual([
    { kind: 'same', text: 'Musik legal untuk ' },
    { kind: 'removed', text: 'kafe' },
    { kind: 'added', text: 'hotel' },
  ])
})

test('adds or removes the whole text if the other side is empty', () => {
  expect(diffText('', 'Baru')).toEqual([{ kind: 'added', text: 'Baru' }])
  expect(diffText('Lama', '')).toEqual([{ kind: 'removed', text: 'Lama' }])
  expect(diffText('', '')).toEqual([])
})

test('shortens long unchanged text in the middle', () => {
  const long = 'kata '.repeat(200)
  const [first] = diffText(`${long}lama`, `${long}baru`)
  expect(first?.text).toContain(' … ')
  expect(first?.text.length).toBeLessThan(200)
})
