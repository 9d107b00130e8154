import { expect, test } from 'vitest'
import { createLocalisedCsv } from './unit-imports.server'

test('a result file is split into columns, keeps quotes and contains no formulas', () => {
  const bytes = createLocalisedCsv('id', ['a', 'b'], [['=1+1', 'PT "A"; B']])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\ufeffa;b\r\n\'=1+1;"PT ""A""; B"\r\n',
  )
})
