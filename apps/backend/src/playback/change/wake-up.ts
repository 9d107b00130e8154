import { Client } from 'pg'
import { environment } from '#src/platform/runtime/environment'
import { createWakeSignal, type WakeSignal } from '#src/platform/runtime/wake-signal'

const channel = 'changes'
const reconnectDelay = 2_000

const waiting = new Set<WakeSignal>()
let listener: Client | null = null
let stopped = true

export const isFeedStopped = (): boolean => stopped

/** Wakes every request in this process that is waiting for changes. */
export function wakeReaders(): void {
  for (const signal of waiting) signal.notify()
}

/** Creates a signal that is notified of every new change. Call `close` when it is no longer needed. */
export function openWakeSignal(): WakeSignal & { close(): void } {
  const signal = createWakeSignal()
  waiting.add(signal)
  return { ...signal, close: () => void waiting.delete(signal) }
}

async function listen(): Promise<void> {
  // Without keep-alive, a connection that a firewall has dropped would stay silent for ever.
  const client = new Client({ connectionString: environment.DATABASE_URL, keepAlive: true })
  listener = client
  const reconnect = () => {
    if (stopped || listener !== client) return
    listener = null
    client.end().catch(() => undefined)
    setTimeout(() => void listen(), reconnectDelay).unref()
  }
  client.on('error', reconnect)
  client.on('end', reconnect)
  client.on('notification', wakeReaders)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    // Changes may have been recorded while the connection was down.
    wakeReaders()
  } catch {
    reconnect()
  }
}

/** Starts listening for changes made by other processes, which PostgreSQL announces with NOTIFY. */
export async function startFeed(): Promise<void> {
  stopped = false
  await listen()
}

/** Ends all waiting requests, and makes new ones return immediately. */
export async function stopFeed(): Promise<void> {
  stopped = true
  const client = listener
  listener = null
  wakeReaders()
  await client?.end().catch(() => undefined)
}

/** The SQL statement that notifies other processes. It must run in the transaction that makes the change. */
export const notifyStatement = `select pg_notify('${channel}', '')`
