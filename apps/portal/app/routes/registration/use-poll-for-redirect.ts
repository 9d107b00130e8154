import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const every = 5_000
const atMost = 10 * 60_000

/**
 * Checks every 5 s for 10 minutes whether this page now redirects, because the address may have been verified on
 * another device. Only while the tab is visible; returning to it checks immediately and restarts the 10 minutes.
 */
export function usePollForRedirect(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let until = 0
    const check = async () => {
      if (await isRedirecting()) revalidate()
      else plan()
    }
    const plan = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && Date.now() < until) timer = setTimeout(check, every)
    }
    const begin = () => {
      until = Date.now() + atMost
      plan()
    }
    const comeBack = () => {
      begin()
      if (document.visibilityState === 'visible') check()
    }
    begin()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [revalidate])
}

/** Whether the page redirects now; false without a connection. */
const isRedirecting = () =>
  fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
