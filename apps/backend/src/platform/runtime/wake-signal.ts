/** `notify` wakes the waiter; if there is none, the next `wait` returns immediately. The timeout is in milliseconds. */
export type WakeSignal = { notify(): void; wait(timeout?: number): Promise<void> }

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
          const timer = timeout === undefined ? undefined : setTimeout(done, timeout)
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
