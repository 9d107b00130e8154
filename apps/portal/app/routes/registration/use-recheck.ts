import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Asks again whenever the reader comes back to the tab: the address may have been verified elsewhere. */
export function useRecheck(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [revalidate])
}
