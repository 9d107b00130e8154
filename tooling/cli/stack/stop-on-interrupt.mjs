import { onInterrupt } from '#program/interrupt.mjs'
import { stopRunningTools } from '#program/run.mjs'
import { stopAllServices } from './processes.mjs'

/** On an interrupt, ends everything that this program has started and exits with 130. */
export const stopOnInterrupt = () =>
  onInterrupt(async () => {
    stopRunningTools()
    await stopAllServices()
  }, 130)
