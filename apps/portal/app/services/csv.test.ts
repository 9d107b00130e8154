import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('a CSV file contains no formulas and quotes every cell', () => {
  const cells = ['=1+1', '+62', '-1', '@x', '\tx', 'Hotel "Contoh", Bandung', 'biasa']
  expect(toCsv([cells])).toBe(
    '\ufeff"\'=1+1","\'+62","\'-1","\'@x","\'\tx","Hotel ""Contoh"", Bandung","biasa"\r\n',
  )
})
