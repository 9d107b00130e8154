import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { exportReportFile } from './download'
import { generateReportFile } from './generate'
import type { Report, ReportFile } from './rows'

vi.mock('./generate', () => ({ generateReportFile: vi.fn() }))

const reported = ['title\r\n', 'Bengawan Solo\r\n', 'Rayuan Pulau Kelapa\r\n']
const text = reported.join('')
const report: Report = {
  id: 1,
  period: '2026-10',
  version: 1,
  kind: 'final',
  from_seal: null,
  through_seal: null,
  from_index: 0,
  log_size: 31,
  register_size: 31,
  minimum_seconds: 30,
  plays: 2,
  milliseconds: 360_000,
  excluded_plays: 0,
  signed_plays: null,
  rejected_plays: null,
  excluded_milliseconds: 0,
  created_at: 0,
  created_by: '',
}
const file: ReportFile = {
  report_id: 1,
  format: 'jsonl',
  title: 'JSONL',
  layout: { kind: 'jsonl' },
  row_count: 2,
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
}

const generate = (parts: readonly string[]) =>
  vi.mocked(generateReportFile).mockImplementation(async function* () {
    yield* parts
  })

async function readUntilFailure() {
  vi.stubGlobal('strapi', { log: { error: () => undefined } })
  let received = ''
  try {
    for await (const part of exportReportFile(report, file)) received += part
  } catch (error) {
    return { received, error }
  } finally {
    vi.unstubAllGlobals()
  }
  return { received, error: null }
}

test('a report is exported as it was reported', async () => {
  generate(reported)
  expect(await readUntilFailure()).toEqual({ received: text, error: null })
})

test.each([
  ['of the same size', ['title\r\n', 'Bengawan Sala\r\n', 'Rayuan Pulau Kelapa\r\n']],
  ['in one part', [text.replace('Solo', 'Sala')]],
  ['with more rows', [...reported, 'Ibu Pertiwi\r\n', 'Tanah Airku\r\n']],
])('a file %s that differs from its checksum never arrives completely', async (_, parts) => {
  generate(parts)
  const { received, error } = await readUntilFailure()
  expect(error).toMatchObject({ name: 'ReportMismatchError' })
  expect(Buffer.byteLength(received)).toBeLessThan(file.bytes)
})
