import { findInternalLink } from './followed-link'

export const prefetchDelay = 1000

/** Whether the visitor has asked the browser to save data. */
export function prefersReducedData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    Boolean(connection.saveData)
  )
}

/** Prefetches a page after its link has been hovered or focused for one second, unless in data-saving mode. */
export function prefetchOnIntent(): void {
  if (prefersReducedData()) return
  const fetched = new Set<string>([location.href])
  let timer: ReturnType<typeof setTimeout>

  const cancel = () => clearTimeout(timer)
  const schedule = (event: Event) => {
    cancel()
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
  for (const type of ['mouseover', 'focusin']) document.addEventListener(type, schedule, { passive: true })
  for (const type of ['mouseout', 'focusout']) document.addEventListener(type, cancel, { passive: true })
}
