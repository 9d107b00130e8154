import { expect } from 'vitest'
import type { Backend } from '#tests/harness'
import type { createDownloadFolder } from '#tests/seals'

type World = { backend: Backend; downloads: Awaited<ReturnType<typeof createDownloadFolder>> }
type Seals = { from_seal: number; through_seal: number }

/** Saves the daily logs of a report, for days with plays; returns the file names. */
export async function saveLogs({ backend, downloads }: World, { from_seal, through_seal }: Seals) {
  const seals: { number: number; day: string }[] = await backend.strapi.db
    .connection('seals')
    .whereBetween('number', [from_seal, through_seal])
    .where('size', '>', 0)
    .orderBy('number')
  for (const { number, day } of seals)
    downloads.save(`usage-log-${day}.jsonl`, await downloads.readDay(number))
  return seals.map(({ day }) => `usage-log-${day}.jsonl`)
}

/** Runs the stand-alone program on the first report; called by the report tests. */
export async function checkMonth(
  world: World & { readFile: (report: number, format: string) => Promise<string> },
) {
  const { backend, downloads, readFile } = world
  const report = await backend.strapi.db.connection('usage_reports').orderBy('id').first()
  const logs = await saveLogs(world, report)
  const text = (await readFile(report.id, 'jsonl')).trimEnd()
  const lines = text.split('\n')
  const verify = async (changed: string[], names = logs) => {
    downloads.save('month.jsonl', changed.join('\n'))
    return downloads.verify('month.jsonl', ...names)
  }
  const has = (code: number, part: string) => ({ code, text: expect.stringContaining(part) })
  expect(await verify(lines)).toEqual(has(0, '1070 plays of 2031-03, version 1: exactly those of the logs'))
  const [head = '', first = '', second = ''] = lines
  const { play } = JSON.parse(first)
  expect(await verify(lines.with(1, first.replace('180.25', '80.25')))).toEqual(
    has(1, `Line 2 (play ${play.play_id}) differs`),
  )
  expect(await verify(lines.with(1, first.replace('Ayu Contoh', 'Bukan Pencipta')))).toEqual(
    has(1, 'differs'),
  )
  expect(await verify(lines.toSpliced(1, 1))).toEqual(has(1, `Play ${play.play_id} is missing`))
  expect(await verify(lines.toSpliced(2, 0, first))).toEqual(has(1, 'is missing or in another place'))
  expect(await verify([...lines, second])).toEqual(has(1, 'is in none of the logs'))
  expect(await verify(lines.with(0, head.replace('2031-03', '2031-04')))).toEqual(has(1, 'another month'))
  expect(await verify(lines, logs.slice(1))).toEqual(has(2, 'Also name usage-log-DAY.jsonl'))
}
