import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type Message = { ready?: true; id?: number; answer?: unknown; failure?: string }

/** Starts a second backend in another process, on the same database. */
export async function startSecondBackend() {
  const child: ChildProcess = fork(resolve(import.meta.dirname, 'second-backend-process.cjs'), {
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    // These include the variables of the backend that runs in this process.
    env: process.env,
  })
  const nextMessage = async (matches: (message: Message) => boolean): Promise<Message> => {
    for (;;) {
      const [message] = (await once(child, 'message')) as [Message]
      if (matches(message)) return message
    }
  }
  await nextMessage(({ ready }) => ready === true)
  let calls = 0
  return {
    /**
     * Calls a function of the compiled backend in the other process. Dates are passed as `{ date }`. Rejects
     * if the function does.
     */
    async call(path: string, name: string, ...args: unknown[]): Promise<unknown> {
      calls += 1
      const id = calls
      const reply = nextMessage(message => message.id === id)
      child.send({ id, path, name, args })
      const { answer, failure } = await reply
      if (failure !== undefined) throw new Error(failure)
      return answer
    },
    async kill() {
      const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      await exited
    },
  }
}
