/** Wakes who waits at it; a ring that nobody waited for counts for the next who comes. */
export type WakeSignal = { ring(): void; heard(patience: number): Promise<void> }

export function createWakeSignal(): WakeSignal {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring() {
      rung = true
      wake?.()
    },
    async heard(patience) {
      if (!rung) {
        await new Promise<void>(done => {
          const timer = setTimeout(done, patience)
          wake = () => {
            clearTimeout(timer)
            done()
          }
        })
      }
      wake = null
      rung = false
    },
  }
}
