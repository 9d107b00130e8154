/** `notify` wakes the waiter; if there is none, the next `wait` returns immediately. */
export type WakeSignal = { notify(): void; wait(timeout: number): Promise<void> }

export function createWakeSignal(): WakeSignal {
  let notified = false
  let wake: (() => void) | null = null
  return {
    notify() {
      notified = true
      wake?.()
    },
    async wait(timeout) {
      if (!notified) {
        await new Promise<void>(done => {
          const timer = setTimeout(done, timeout)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      }
      wake = null
      notified = false
    },
  }
}
