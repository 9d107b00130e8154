import type { PgBoss, Queue } from 'pg-boss'
import { type AnyJob, toCron } from './job'

/** Receives the dead jobs of all queues. */
export const deadLetters = 'dead-jobs'

/** The key of the one job of a recurring task that waits or runs. */
export const scheduleKey = 'schedule'

const day = 86_400

const deadLetterSettings = { retentionSeconds: 14 * day, deleteAfterSeconds: 14 * day }

/** `run-job.ts` decides when a job is dead, because its last run may have been killed before it could say so. */
const unlimited = 100_000

/** A run of at most this many seconds is resumed soon enough when its lease has ended. */
const longLease = 120

const getSettings = ({ lease }: AnyJob) => ({
  retryLimit: unlimited,
  // Between 3 and 6 seconds after the first failure, doubling with each further failure.
  retryDelay: 3,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: Math.max(1, Math.ceil(lease)),
  heartbeatSeconds: lease > longLease ? 60 : null,
  retentionSeconds: 365 * day,
  deleteAfterSeconds: 60,
})

type Settings = ReturnType<typeof getSettings>

async function prepareQueue(boss: PgBoss, name: string, settings: Settings, known?: Queue): Promise<void> {
  const { heartbeatSeconds, ...rest } = settings
  if (!known) {
    const heartbeat = heartbeatSeconds === null ? {} : { heartbeatSeconds }
    await boss.createQueue(name, { ...rest, ...heartbeat, policy: 'exclusive', deadLetter: deadLetters })
    return
  }
  const names = Object.keys(settings) as (keyof Settings)[]
  if (names.some(one => (known[one] ?? null) !== settings[one])) await boss.updateQueue(name, settings)
}

/** Creates missing queues and schedules. A task that is new runs at once, like one that was due while nothing ran. */
export async function prepareQueues(boss: PgBoss, kinds: readonly AnyJob[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, deadLetterSettings)
  for (const kind of kinds) await prepareQueue(boss, kind.name, getSettings(kind), existing.get(kind.name))
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  // Schedules of jobs that no longer exist would fill queues that nobody works on.
  for (const name of schedules.keys())
    if (!kinds.some(kind => kind.name === name && toCron(kind) !== null)) await boss.unschedule(name)
  for (const kind of kinds) {
    const cron = toCron(kind)
    if (cron === null || schedules.get(kind.name) === cron) continue
    await boss.schedule(kind.name, cron, null, { singletonKey: scheduleKey, missed: 'once' })
    await boss.send(kind.name, null, { singletonKey: scheduleKey })
  }
}
