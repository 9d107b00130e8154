/**
 * Closes an open `details[data-menu]` on Escape (returning focus to its summary), on a click outside and when focus
 * leaves. A menu that covers the page (`data-menu="cover"`) traps focus.
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
    if (event.key === 'Tab') trapFocus(event)
    if (event.key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

function trapFocus(event: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu=cover][open]')
  if (!menu?.contains(document.activeElement)) return
  const focusable = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button, input')].filter(
    element => element.checkVisibility?.() ?? true,
  )
  const from = event.shiftKey ? focusable[0] : focusable.at(-1)
  if (document.activeElement !== from) return
  event.preventDefault()
  const to = event.shiftKey ? focusable.at(-1) : focusable[0]
  to?.focus()
}
