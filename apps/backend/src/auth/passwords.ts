import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PasswordAnswer, PasswordWork } from './password-thread'

type Waiting = { work: PasswordWork; settle: (answer: PasswordAnswer) => void }

// One core is left to those who are signed in already.
const most = Math.max(1, Math.min(4, availableParallelism() - 1))
const rounds = 10
const waiting: Waiting[] = []
/** Every thread with what it works at; nothing where it is idle. */
const threads = new Map<Worker, Waiting | null>()

function startThread(): Worker {
  const thread = new Worker(join(__dirname, 'password-thread.js'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
  thread.on('message', (answer: PasswordAnswer) => {
    threads.get(thread)?.settle(answer)
    employ(thread)
  })
  thread.on('error', error => lose(thread, error.message))
  thread.on('exit', () => lose(thread, 'its thread ended'))
  return thread
}

/** Gives a thread what waits the longest; one without work keeps no process alive. */
function employ(thread: Worker): void {
  const next = waiting.shift() ?? null
  threads.set(thread, next)
  if (next) {
    thread.ref()
    thread.postMessage(next.work)
  } else thread.unref()
}

function lose(thread: Worker, failed: string): void {
  const unfinished = threads.get(thread)
  if (!threads.delete(thread)) return
  unfinished?.settle({ failed })
  if (waiting.length > 0) employ(startThread())
}

async function inThread(work: PasswordWork): Promise<boolean | string> {
  const settled = await new Promise<PasswordAnswer>(settle => {
    waiting.push({ work, settle })
    const idle = [...threads.keys()].find(thread => threads.get(thread) === null)
    if (idle) employ(idle)
    else if (threads.size < most) employ(startThread())
  })
  if ('failed' in settled) throw new Error(`A password was not read: ${settled.failed}`)
  return settled.answer
}

/** Whether the password is the one of a bcrypt hash. A tenth of a second of arithmetic, in a thread of its own: meanwhile everybody else is answered. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> =>
  (await inThread({ password, hash })) === true

/** A new bcrypt hash of the password. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await inThread({ password, rounds }))

/** Ends every thread; a password that is still being read fails. */
export async function endPasswordThreads(): Promise<void> {
  const unfinished = [...threads.values(), ...waiting.splice(0)]
  const ending = [...threads.keys()]
  threads.clear()
  for (const one of unfinished) one?.settle({ failed: 'the backend ended' })
  await Promise.all(ending.map(thread => thread.terminate()))
}
