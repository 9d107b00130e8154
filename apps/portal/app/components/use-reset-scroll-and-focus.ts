import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Scrolls a new page to the top and focuses it, including after a form submission, which keeps the scroll
 * position only on the same page. On history navigation, the browser restores the position.
 */
export function useResetScrollAndFocus(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'POP' || hash !== '') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('isi')?.focus({ preventScroll: true })
  }, [pathname, hash, type])
}
