import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from 'bcryptjs'

/** A password against its hash, or the rounds in which it gets one. */
export type PasswordWork = { password: string; hash: string } | { password: string; rounds: number }
export type PasswordAnswer = { answer: boolean | string } | { failed: string }

function done(work: PasswordWork): PasswordAnswer {
  try {
    const answer =
      'hash' in work ? compareSync(work.password, work.hash) : hashSync(work.password, work.rounds)
    return { answer }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' }
  }
}

parentPort?.on('message', (work: PasswordWork) => parentPort?.postMessage(done(work)))
