import { type ComponentType, useEffect, useState } from 'react'

/** Loads the dialog that asks before leaving a half-filled form, once the page is interactive. */
export function useUnsavedChangesGuard(): ComponentType | null {
  const [Guard, setGuard] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./leave-guard').then(
      ({ LeaveGuard }) => setGuard(() => LeaveGuard),
      () => undefined,
    )
  }, [])
  return Guard
}
