import { Client } from 'pg'
import { createWakeSignal, type WakeSignal } from '#src/jobs/wake-signal'
import { environment } from '#src/runtime/environment'

const channel = 'changes'
const reconnectDelay = 2_000

const waiting = new Set<WakeSignal>()
let listener: Client | null = null
let stopped = true

export const isFeedStopped = (): boolean => stopped

/** Wakes every request that waits for changes in this process. */
export function wakeReaders(): void {
  for (const signal of waiting) signal.notify()
}

/** A signal that every new change notifies; call `close` when nobody waits on it anymore. */
export function openWakeSignal(): WakeSignal & { close(): void } {
  const signal = createWakeSignal()
  waiting.add(signal)
  return { ...signal, close: () => void waiting.delete(signal) }
}

async function listen(): Promise<void> {
  const client = new Client({ connectionString: environment.DATABASE_URL })
  listener = client
  const reconnect = () => {
    if (stopped || listener !== client) return
    listener = null
    setTimeout(() => void listen(), reconnectDelay).unref()
  }
  client.on('error', reconnect)
  client.on('end', reconnect)
  client.on('notification', wakeReaders)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    // Changes may have been made while the connection was down.
    wakeReaders()
  } catch {
    reconnect()
  }
}

/** On PostgreSQL, other processes are notified of changes by NOTIFY; on SQLite there is a single process. */
export async function startFeed(): Promise<void> {
  stopped = false
  if (environment.DATABASE_CLIENT === 'postgres') await listen()
}

/** Answers every waiting request, and every new one immediately. */
export async function stopFeed(): Promise<void> {
  stopped = true
  const client = listener
  listener = null
  wakeReaders()
  await client?.end().catch(() => undefined)
}

/** The statement that notifies the other processes, within the transaction that made the change. */
export const notifyStatement =
  environment.DATABASE_CLIENT === 'postgres' ? `select pg_notify('${channel}', '')` : null
