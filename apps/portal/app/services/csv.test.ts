import { expect, test } from 'vitest'
import { createCsv } from './csv'

test.each([
  ['id', ';'],
  ['en', ','],
] as const)('a CSV file in %s separates quoted cells with %s and contains no formulas', (locale, mark) => {
  const cells = ['=1+1', '+62', '-1', '@x', '\tx', 'Hotel "Contoh"; Bandung', 'biasa']
  const bytes = createCsv(locale, [cells, ['x']])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    `\ufeff${['"\'=1+1"', '"\'+62"', '"\'-1"', '"\'@x"', '"\'\tx"', '"Hotel ""Contoh""; Bandung"', '"biasa"'].join(mark)}\r\n"x"\r\n`,
  )
})
