import { describe, expect, test } from 'vitest'
import { readSettlementFile, settlementMaxCharacters, settlementMaxRows } from './settlement-file'

const header = 'Order ID,Transaction type,Transaction time,Settlement time,Amount,Fee,Net amount'
const line = 'MB-PAY-1,payment,2026-11-20 10:00:00,2026-11-21 00:00:00,200000.00,4000.00,196000.00'
const requiredColumns = 'Order ID, Transaction type, Settlement time, Amount, Fee'
const file = (...lines: string[]) => [header, ...lines].join('\r\n')
const getLines = async (content: string) => {
  const read = await readSettlementFile(content)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return read.lines
}

describe('a settlement file', () => {
  test('is parsed into whole rupiah and Jakarta times', async () => {
    expect(await getLines(file(line))).toEqual([
      {
        line: 2,
        key: 'payment|MB-PAY-1',
        kind: 'payment',
        reference: 'MB-PAY-1',
        amount: 200_000,
        fee: 4000,
        paidAt: Date.parse('2026-11-20T10:00:00+07:00'),
        settledAt: Date.parse('2026-11-21T00:00:00+07:00'),
      },
    ])
  })

  test('may have other column names, another column order or separator, quotes and empty lines', async () => {
    const other = [
      'sep=;',
      '"Gross Amount";order_id;MDR;Settlement Date;Type;Note',
      ';;;;;',
      '"Rp 1,200,000";MB-PAY-2;"8,400";2026-11-21;Settlement;"a;b"',
      '',
    ].join('\n')
    expect(await getLines(`\ufeff${other}`)).toMatchObject([
      { line: 3, reference: 'MB-PAY-2', amount: 1_200_000, fee: 8400, paidAt: null, kind: 'payment' },
    ])
  })

  test('has a separate key for each refund of a payment, whatever the order of its lines', async () => {
    const refund = 'MB-PAY-1,refund,,2026-11-22 09:00:00,-50000,0,-50000'
    const keys = (await getLines(file(line, refund, refund))).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect((await getLines(file(refund, line))).map(({ key }) => key)).toEqual([keys[1], keys[0]])
  })

  test.each([
    ['a workbook', 'PK\u0003\u0004\u0000', { key: 'unreadable' }],
    ['too much text', 'x'.repeat(settlementMaxCharacters + 1), { key: 'unreadable' }],
    ['a table with other columns', 'a,b\n1,2', { key: 'missing-column', column: requiredColumns }],
    ['no fee column', file(line).replace(',Fee', ',Biaya'), { key: 'missing-column', column: 'Fee' }],
    ['a header without lines', header, { key: 'empty' }],
    ['too many lines', file(...Array(settlementMaxRows + 1).fill(line)), { key: 'too-many-rows' }],
    ['decimals', file(line.replace('4000.00', '4000.50')), { key: 'bad-line', line: 2, column: 'Fee' }],
    [
      'a shifted column',
      file(line.replace('196000', '19600')),
      { key: 'bad-line', line: 2, column: 'Net amount' },
    ],
    [
      'an unknown transaction type',
      file(line.replace('payment', 'bonus')),
      { key: 'bad-line', line: 2, column: 'Transaction type' },
    ],
    [
      'an invalid settlement time',
      file(line.replace('2026-11-21 00:00:00', 'besok')),
      { key: 'bad-line', line: 2, column: 'Settlement time' },
    ],
    [
      'a formula',
      file(line.replace('MB-PAY-1', '=HYPERLINK(1)')),
      { key: 'bad-line', line: 2, column: 'Order ID' },
    ],
    ['an empty file', '', { key: 'missing-column', column: requiredColumns }],
  ])('is rejected with an error: %s', async (_, content, problem) => {
    expect(await readSettlementFile(content)).toEqual({ problem })
  })
})
