import { onInterrupt } from '#program/interrupt.mjs'
import { endRunning } from '#program/run.mjs'
import { stopAll } from './processes.mjs'

/** Ends everything that this program started when it is interrupted, then exits with 130. */
export const stopOnInterrupt = () =>
  onInterrupt(async () => {
    endRunning()
    await stopAll()
  }, 130)
