import { type ComponentType, useEffect, useState } from 'react'

/** What asks before a half-filled form is left; its code comes after the page works. */
export function useLeaveGuard(): ComponentType | null {
  const [Guard, setGuard] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('./leave-guard').then(
      ({ LeaveGuard }) => setGuard(() => LeaveGuard),
      () => undefined,
    )
  }, [])
  return Guard
}
