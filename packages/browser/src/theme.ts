export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value)

export function getStoredTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system' // without storage, a chosen theme applies only to this document
  }
}

/** Applies a theme and stores it. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {}
  showTheme(theme)
}

/**
 * Binds every `[data-theme-choice]` on the page, including those added later. Its value is a theme, or
 * `next` to cycle through themes with a label from `data-label-system`, `-light` or `-dark`. Returns a
 * function that removes the listeners.
 */
export function bindThemeControls(): () => void {
  const choose = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-theme-choice]') : null
    const choice = control?.dataset.themeChoice
    if (!control || (event.type === 'click') === control instanceof HTMLInputElement) return
    if (choice === 'next') setTheme(getNextTheme(getShownTheme()))
    else if (isTheme(choice)) setTheme(choice)
  }
  const syncFromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) showTheme(getStoredTheme())
  }
  document.addEventListener('click', choose)
  document.addEventListener('change', choose)
  window.addEventListener('storage', syncFromOtherTab)
  showTheme(getStoredTheme())
  return () => {
    document.removeEventListener('click', choose)
    document.removeEventListener('change', choose)
    window.removeEventListener('storage', syncFromOtherTab)
  }
}

/** `system` is followed by the theme that looks different, so that the first press has a visible effect. */
function getNextTheme(shown: Theme): Theme {
  const order: Theme[] = matchMedia('(prefers-color-scheme: dark)').matches
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light']
  return order[(order.indexOf(shown) + 1) % order.length] ?? 'system'
}

function getShownTheme(): Theme {
  const shown = document.documentElement.dataset.theme
  return isTheme(shown) ? shown : 'system'
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  for (const control of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    const choice = control.dataset.themeChoice
    const label = control.getAttribute(`data-label-${theme}`)
    if (label) control.setAttribute('aria-label', label)
    if (choice === 'next') continue
    if (control instanceof HTMLInputElement) control.checked = choice === theme
    else control.setAttribute('aria-pressed', String(choice === theme))
  }
}
