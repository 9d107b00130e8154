/**
 * Closes an open `details[data-menu]` on Escape (focus goes back to its summary), on a click outside and when focus leaves.
 * One that covers the page (`data-menu="cover"`) traps the focus.
 */
export function bindMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeOthers = (event: Event) => {
    for (const menu of openMenus()) {
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false
    }
  }
  document.addEventListener('click', closeOthers)
  document.addEventListener('focusin', closeOthers)
  document.addEventListener('keydown', event => {
    if (event.key === 'Tab') goRound(event)
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

function goRound(event: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu=cover][open]')
  if (!menu?.contains(document.activeElement)) return
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button, input')].filter(
    stop => stop.checkVisibility?.() ?? true,
  )
  const from = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? stops.at(-1) : stops[0]
  to?.focus()
}
