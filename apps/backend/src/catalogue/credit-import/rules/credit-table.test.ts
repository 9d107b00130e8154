import { expect, test } from 'vitest'
import { parseCreditTable } from './credit-table'
import { createCreditTemplate } from './template'

const work = {
  line: 2,
  isrc: 'IDA012600001',
  track: null,
  iswc: 'T0345246801',
  work_id: 'KR-0001',
  contributors: [
    { name: 'Ayu Contoh', role: 'CA', ipi: '00000000199', share: 5000, society: '021' },
    { name: 'Kolektif Rintik', role: 'E', ipi: '00000000395', share: 5000, society: '021' },
  ],
}

test.each([',', ';'] as const)(
  'the template is read, with a byte order mark and separated by %s',
  async separator => {
    const { works, problems } = await parseCreditTable(`\ufeff${createCreditTemplate(separator)}`)
    expect(problems).toEqual([])
    expect(works).toEqual([work])
  },
)

test('what spreadsheets do to numbers is undone', async () => {
  const rows = [
    'sep=;',
    'ISRC;ISWC;Work ID;Name;IPI;Role;Share;Society',
    'id-a01-26-00001;T-034.524.680-1;KR-0001;Ayu Contoh;199;ca;50,00%;21',
    'IDA012600001;;;Kolektif Rintik;395;E;50;21',
    ';;;;;;;',
  ]
  expect(await parseCreditTable(rows.join('\r\n'))).toEqual({ works: [work], problems: [] })
})

test('a row without a contributor states the numbers of a work', async () => {
  const { works, problems } = await parseCreditTable('track,work_id\nabc,KR-2\n')
  expect(problems).toEqual([])
  expect(works).toEqual([
    { line: 2, isrc: null, track: 'abc', iswc: null, work_id: 'KR-2', contributors: [] },
  ])
})

test.each([
  ['isrc,name,role,ipi\nIDA012600001,Ayu,C,198', [[2, 'ipi']]],
  ['isrc,name,role\nIDA012600001,Ayu,X', [[2, 'role']]],
  ['isrc,name,role\nIDA012600001,,C', [[2, 'name']]],
  ['isrc,name,role\nIDA01260000,Ayu,C', [[2, 'isrc']]],
  ['isrc,name,role\n,Ayu,C', [[2, 'isrc']]],
  ['isrc,iswc\nIDA012600001,T0345246802', [[2, 'iswc']]],
  ['isrc,work_id\nIDA012600001,KR-1\nIDA012600001,KR-2', [[3, 'work_id']]],
  ['isrc,name,role,share\nIDA012600001,Ayu,C,50\nIDA012600001,Bima,A,40', [[2, 'share']]],
  ['isrc,name,role,share\nIDA012600001,Ayu,C,1.42E+07', [[2, 'share']]],
  [`isrc,name,role\nIDA012600001,${'x'.repeat(501)},C`, [[2, 'name']]],
  ['isrc,name,role\nIDA012600001,Ay\ufffdu,C', [[2, 'name']]],
  ['isrc,nama\nIDA012600001,Ayu', [[1, '']]],
  ['name,role\nAyu,C', [[1, '']]],
  ['isrc,name\n', [[1, '']]],
  ['isrc,name\nIDA012600001,"Ayu', [[2, '']]],
  ['%PDF-1.7', [[1, '']]],
])('each problem names its row and column', async (text, places) => {
  const { problems } = await parseCreditTable(text)
  expect(problems.map(({ line, column }) => [line, column])).toEqual(places)
})

test('a table with too many rows is divided by staff', async () => {
  const rows = Array.from({ length: 10_001 }, () => 'IDA012600001,,')
  const { works, problems } = await parseCreditTable(['isrc,name,role', ...rows].join('\n'))
  expect([works, problems.map(({ line }) => line)]).toEqual([[], [1]])
})
