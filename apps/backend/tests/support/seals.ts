import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Play } from '@bgm/validation'
import { repositoryFolder } from './folders'
import { type Backend, loadCompiled } from './harness'

// The test days are far in the future, so that the running jobs never seal them.
const firstDay = Date.parse('2031-03-01T05:00:00.000Z')
const day = 86_400_000

/** Noon in Jakarta on a test day; days are counted from 0. */
export const getNoon = (index: number) => firstDay + index * day

/** Appends what has arrived to the usage log, which also adds it to the totals. */
export const appendUsageLog = (now = Date.now()) =>
  loadCompiled(() => import('#src/reporting/log/append')).appendUsageLog({ now })

type Venue = { zone: string; track: string }

/** Stores plays of a zone as if they had arrived at the given time, which need not be recent. */
export async function insertPlaysAt(
  backend: Backend,
  zone: string,
  plays: readonly Play[],
  receivedAt: number,
) {
  const { findZoneAssignment, insertPlays } = {
    ...loadCompiled(() => import('#src/playback/play/devices')),
    ...loadCompiled(() => import('#src/playback/play/store')),
  }
  await backend.strapi.db.transaction(async ({ trx }) => {
    const row: { id: number } = await trx('zones').where({ document_id: zone }).first('id')
    const assignment = await findZoneAssignment(trx, row.id)
    if (!assignment) throw new Error('The zone has no unit')
    await insertPlays(
      trx,
      plays.map(play => ({ play, device: { id: 1, epoch: 1 }, assignment, receivedAt })),
    )
  })
}

/** Stores plays as if they had arrived at the given time, possibly long after they were played; returns their ids. */
export async function storePlays(
  backend: Backend,
  { zone, track }: Venue,
  count: number,
  receivedAt: number,
  { heardUntil = receivedAt, seconds = 180.25 } = {},
) {
  // Checkpoints have the times of the test.
  loadCompiled(() => import('#src/reporting/log/append')).appendUsageLogJob.run = async () => undefined
  const boot = randomUUID()
  const plays = Array.from({ length: count }, (_, seq) => ({
    play_id: randomUUID(),
    boot,
    seq,
    epoch: 1,
    zone,
    track,
    track_revision: 1,
    playlist: null,
    layer: 'default' as const,
    started_at: heardUntil - (count - seq) * 1000,
    seconds,
    end_reason: seq % 7 === 3 ? ('skipped' as const) : ('finished' as const),
    offline: seq % 2 === 0,
    clock_offset: -3,
  }))
  await insertPlaysAt(backend, zone, plays, receivedAt)
  return plays.map(({ play_id }) => play_id)
}

const program = resolve(repositoryFolder, 'tooling/verify-usage/src/main.mjs')

/** Creates a folder with the published keys, in which the stand-alone program verifies downloads. */
export async function createDownloadFolder(backend: Backend) {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'))
  const save = (name: string, content: string) => writeFileSync(join(folder, name), content)
  const read = async (lines: AsyncIterable<string> | Readable) => {
    let text = ''
    for await (const part of lines) text += part
    return text
  }
  const log = loadCompiled(() => import('#src/reporting/seal/log'))
  const saveKeys = async () => save('licence-keys.json', (await backend.call('GET', '/licence-keys')).text)
  await saveKeys()
  return {
    save,
    saveKeys,
    readDay: async (number: number) => read((await log.exportDay(number)).lines),
    readChain: () => read(log.exportCheckpoints()),
    /** Runs the program on files of sealed days in the folder, with the keys. */
    verify: (...names: string[]) =>
      new Promise<{ code: number; text: string }>(done => {
        const paths = [...names, 'licence-keys.json'].map(name => join(folder, name))
        execFile(process.execPath, [program, '--format', '1', ...paths], (error, stdout, stderr) =>
          done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
        )
      }),
    dispose: () => rmSync(folder, { recursive: true }),
  }
}
