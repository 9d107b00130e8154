import { expect, test } from 'vitest'
import { decodeText } from './decode-text'

const table = 'name;città\r\nCafé – “Ñandú”;Łódź\r\n'

test.each([
  ['UTF-8', Buffer.from(table), table],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`), table],
  ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${table}`, 'utf16le'), table],
  ['big-endian UTF-16', Buffer.from(`\ufeff${table}`, 'utf16le').swap16(), table],
  ['UTF-16 without a byte order mark', Buffer.from(table, 'utf16le'), table],
  ['Windows-1252', Buffer.from([67, 97, 102, 0xe9, 32, 0x96, 32, 0x93, 65, 0x94]), 'Café – “A”'],
  ['Windows-1252 with a single letter', Buffer.from('Jl. Pahlawan\xb9 12', 'latin1'), 'Jl. Pahlawan¹ 12'],
  ['ASCII', Buffer.from('a;b'), 'a;b'],
  ['nothing', Buffer.from(''), ''],
])('decodes %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test('a damaged byte in UTF-8 does not change the other letters', () => {
  const bytes = Buffer.from('Café;Kedai Ñ X')
  bytes[bytes.length - 1] = 0xe9
  expect(decodeText(bytes)).toBe('Café;Kedai Ñ \ufffd')
  expect(decodeText(Buffer.concat([Buffer.from('\ufeffa;b'), Buffer.from([0xff])]))).toBe('a;b\ufffd')
})
