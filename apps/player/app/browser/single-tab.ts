const lock = 'player'

/** Resolves once this tab holds the lock required to play; calls `onWait` if another tab holds it. */
export function acquireTabLock(onWait: () => void): Promise<void> {
  const forever = new Promise<never>(() => {})
  return new Promise(resolve => {
    const hold = () => {
      resolve()
      return forever
    }
    void navigator.locks.request(lock, { ifAvailable: true }, held => {
      if (held) return hold()
      onWait()
      void navigator.locks.request(lock, hold)
    })
  })
}
