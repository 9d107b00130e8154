import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * A new page begins at its top and takes the focus, also one that a form led to: forms keep the place of the reader only
 * as long as the page stays. Going back in the history is left to the browser's memory.
 */
export function usePageStart(): void {
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
