import { findInternalLink } from './followed-link'

export const prefetchDelay = 1000

/** Fetches the page behind a link that is pointed at, or focused, for one second. Not where the reader saves data. */
export function prefetchOnIntent(): void {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData
  )
    return
  const fetched = new Set<string>([location.href])
  let timer: ReturnType<typeof setTimeout>

  const forget = () => clearTimeout(timer)
  const intend = (event: Event) => {
    forget()
    const link = findInternalLink(event.target)
    if (!link || fetched.has(link.href)) return
    timer = setTimeout(() => {
      fetched.add(link.href)
      const hint = document.createElement('link')
      hint.rel = 'prefetch'
      hint.href = link.href
      document.head.append(hint)
    }, prefetchDelay)
  }
  for (const begin of ['mouseover', 'focusin']) document.addEventListener(begin, intend, { passive: true })
  for (const end of ['mouseout', 'focusout']) document.addEventListener(end, forget, { passive: true })
}
