import { onInterrupt } from '#program/interrupt.mjs'
import { stopRunningTools } from '#program/run.mjs'
import { stopAllServices } from './processes.mjs'

/** Ends everything that this program started when it is interrupted, then exits with 130. */
export const stopOnInterrupt = () =>
  onInterrupt(async () => {
    stopRunningTools()
    await stopAllServices()
  }, 130)
