import { expect, test } from 'vitest'
import { entries, november, play, plays, registers } from './generator/sample.mjs'
import { createWorkbench, wrong } from './workbench.mjs'

const day = 86_400_000
const name = (rest, version = 1) => `usage-report-2026-11-v${version}-${rest}`

test('a log, its reports and their files are verified, and what was not checked is listed', async () => {
  const bench = createWorkbench()
  const { code, text } = await bench.verify({ keep: true })
  expect(text).not.toMatch(/^(WRONG|ERROR|FINDING)/m)
  expect(code).toBe(0)
  expect(text).toContain(
    '673 entries in 3 bundles; 4 tiles on 2 levels and the root recomputed, all as signed',
  )
  expect(text).toContain('the log begins with the 651 entries of this checkpoint')
  expect(text).toContain(
    '567 plays (0 signed by devices, 567 unsigned; 1 others were rejected), 28.4 hours, at 3 venues; not reported: 7 month, 56 short',
  )
  expect(text.match(/exactly those that follow from the log/g)).toHaveLength(6)
  expect(text).toContain('NOT CHECKED  witnesses: no policy was given (--policy)')
  const again = await bench.verify({ names: [] })
  expect(again.text).toContain('checkpoint-000000000673: the log begins with the 673 entries')
})

test('files that are not given are recomputed too', async () => {
  const { text, code } = await createWorkbench().verify({ names: [name('manifest.json')] })
  expect(code).toBe(0)
  expect(text).toContain(`${name('csv.csv')} (not given, recomputed): 567 lines`)
})

test('a supplement without its earlier version leaves something unchecked', async () => {
  const { text, code } = await createWorkbench().verify({ names: [name('manifest.json', 2)] })
  expect(code).toBe(0)
  expect(text).toContain(
    'NOT CHECKED  usage-report-2026-11-v2-manifest.json: whether plays of 2026-11 before entry 651',
  )
})

test('a venue whose entry was dropped is found by its plays', async () => {
  const bench = createWorkbench({
    first: () =>
      entries().filter(([type, { business_unit_id }]) => type !== 'venue' || business_unit_id !== 3),
  })
  expect(await bench.verify()).toEqual(
    wrong('FINDING      rules at arrival: plays of venues that the log does not describe: 210'),
  )
})

test('a venue that was left out of the files is missed, even if the manifest says the same', async () => {
  const bench = createWorkbench({
    omit: (type, { business_unit_id }) => type === 'play' && business_unit_id === 3,
  })
  const { code, text } = await bench.verify()
  expect(code).toBe(1)
  expect(text).toContain('reported.plays is 378 in the manifest, but 567 by the log')
  expect(text).toMatch(
    /WRONG {8}usage-report-2026-11-v1-csv\.csv: Line \d+ \(play .*\) is missing: it was removed\./,
  )
})

test('a play that was dropped from a file is named', async () => {
  const bench = createWorkbench()
  const dropped = JSON.parse(bench.files[name('jsonl.jsonl')].split('\n')[300])
  bench.editText(name('jsonl.jsonl'), text =>
    text.replace(/^\{"index":\d+.*\n/gm, line => (JSON.parse(line).index === dropped.index ? '' : line)),
  )
  expect(await bench.verify()).toEqual(
    wrong(`Line 301 (play ${dropped.play.play_id}) is missing: it was removed.`),
  )
})

test('a play that was dropped by the operator, with another manifest in the log, is named', async () => {
  const [, dropped] = plays[100]
  const bench = createWorkbench({ omit: (_, { play_id }) => play_id === dropped.play_id })
  const { code, text } = await bench.verify()
  expect(code).toBe(1)
  expect(text).toContain('entries.play is 629 in the manifest, but 630 by the log')
  expect(text).toContain(`(play ${dropped.play_id}) is missing: it was removed.`)
})

test('a line that was inserted is named', async () => {
  const bench = createWorkbench()
  bench.editText(name('csv.csv'), text => {
    const lines = text.split('\r\n')
    lines.splice(200, 0, lines[200].replace('Kafe', 'Toko'))
    return lines.join('\r\n')
  })
  expect(await bench.verify()).toEqual(wrong('Line 201'))
  expect((await bench.verify()).text).toContain('does not follow from the log: it was inserted.')
})

test('lines after the last one are named', async () => {
  const bench = createWorkbench()
  bench.editText(name('works.tsv'), text => `${text}Lagu\t1\t00:03:00\t\t0.1\r\n`)
  expect(await bench.verify()).toEqual(wrong('Line 6 does not follow from the log: it was inserted.'))
})

test('lines that were reordered are named', async () => {
  const bench = createWorkbench()
  bench.editText(name('jsonl.jsonl'), text => {
    const lines = text.split('\n')
    return [...lines.slice(0, 5), lines[6], lines[5], ...lines.slice(7)].join('\n')
  })
  expect(await bench.verify()).toEqual(wrong('is in another place: lines were reordered.'))
})

test.each([
  ['seconds', '"seconds":180.06', '"seconds":999.06', 'play.seconds is 999.06, but 180.06 by the log'],
  [
    'the name of a venue',
    'Hotel Contoh',
    'Hotel Lain',
    'venue.unit is "Hotel Lain", but "Hotel Contoh" by the log',
  ],
  ['a city', '"city":"Jayapura"', '"city":"Ambon"', 'venue.city is "Ambon", but "Jayapura" by the log'],
  [
    'an industry',
    '"industry":"Kafe"',
    '"industry":"Bank"',
    'venue.industry is "Bank", but "Kafe" by the log',
  ],
])('%s changed in a file is named', async (_, before, after, message) => {
  const bench = createWorkbench()
  bench.editText(name('jsonl.jsonl'), text => text.replace(before, after))
  const { code, text } = await bench.verify()
  expect(code).toBe(1)
  expect(text).toMatch(/Line \d+ \(play [\da-f-]{36}\) was changed/)
  expect(text).toContain(message)
})

test('a cell changed in a table is named by its column', async () => {
  const bench = createWorkbench()
  bench.editText(name('csv.csv'), text => text.replace(',Makassar,', ',Ambon,'))
  expect(await bench.verify()).toEqual(wrong('was changed: city is "Ambon", but "Makassar" by the log.'))
})

test('an edited threshold makes another manifest than the one in the log', async () => {
  const bench = createWorkbench()
  bench.editText(name('manifest.json'), text => text.replace('"minimum_seconds":30', '"minimum_seconds":10'))
  expect(await bench.verify()).toEqual(
    wrong(
      'The log has another manifest of version 1 of 2026-11 (entry 651): this one was changed or never published.',
    ),
  )
})

test('a threshold that differs between the versions of a month is found', async () => {
  const bench = createWorkbench({
    edit: ([manifest, version]) =>
      version === 2 ? manifest.replace('"minimum_seconds":30', '"minimum_seconds":10') : manifest,
  })
  expect(await bench.verify()).toEqual(
    wrong('The versions 1 and 2 of 2026-11 have different thresholds (30 and 10 s).'),
  )
})

test('a manifest that is not in the log is refused', async () => {
  const bench = createWorkbench()
  bench.editText(name('manifest.json', 2), text => text.replace('"version":2', '"version":3'))
  expect(await bench.verify()).toEqual(wrong('The log has no report that is version 3 of 2026-11.'))
})

test('plays of the month before the entries of the first report are found', async () => {
  const late = play(1, 6000, november + 3 * day)
  const bench = createWorkbench({
    first: () => [...registers, ...entries().slice(registers.length, registers.length + 3), late, ...plays],
  })
  expect(await bench.verify()).toEqual(
    wrong('from_index is 20, but 1 plays of the month come before it; the first is entry 19.'),
  )
})

test('two reports of the same version are found', async () => {
  const report = {
    at: 1,
    period: '2026-11',
    version: 2,
    log_size: 660,
    manifest_sha256: '0'.repeat(64),
    plays: 1,
    milliseconds: 1,
  }
  expect(await createWorkbench({ more: [['report', report]] }).verify()).toEqual(
    wrong('there are two reports of this version'),
  )
})
