import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type Failure = { message: string; status: number | undefined; code: string | undefined }
type Message = { id?: number; answer?: unknown; failure?: Failure }

/** Starts a second backend in another process, on the same database. */
export async function startSecondBackend() {
  const child: ChildProcess = fork(resolve(import.meta.dirname, 'second-backend-process.cjs'), {
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    // Passes dates and maps as they are.
    serialization: 'advanced',
    // These include the variables of the backend that runs in this process.
    env: process.env,
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The second backend has ended before it was ready')
  })
  await Promise.race([once(child, 'message'), ended])
  const waiting = new Map<number, (message: Message) => void>()
  child.on('message', (message: Message) => waiting.get(message.id ?? 0)?.(message))
  let calls = 0
  async function send(call: { path: string; name: string; args: unknown[]; inTransaction: boolean }) {
    calls += 1
    const id = calls
    const reply = new Promise<Message>(done => waiting.set(id, done))
    child.send({ id, ...call })
    const { answer, failure } = await reply
    waiting.delete(id)
    if (failure === undefined) return answer
    const { message, status, code } = failure
    throw Object.assign(new Error(message), { status, details: { code } })
  }
  return {
    /**
     * Calls a function of the compiled backend in the other process. Rejects if the function does, with the code of its
     * error.
     */
    call: (path: string, name: string, ...args: unknown[]): Promise<unknown> =>
      send({ path, name, args, inTransaction: false }),
    /** Like `call`, in a transaction. */
    callInTransaction: (path: string, name: string, ...args: unknown[]): Promise<unknown> =>
      send({ path, name, args, inTransaction: true }),
    async kill() {
      const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      await exited
    },
  }
}

export type SecondBackend = Awaited<ReturnType<typeof startSecondBackend>>
