export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const isTheme = (value: unknown): value is Theme => themes.some(theme => theme === value)

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system' // storage switched off: the theme lives as long as the document
  }
}

/** Shows a theme and keeps it for the next document. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {}
  showTheme(theme)
}

/**
 * Makes every `[data-theme-choice]` of the page choose, now and later ones too (one listener). A value names a theme;
 * `next` walks through them and reads its label from `data-label-system`, `-light`, `-dark`. Returns the way back.
 */
export function bindThemeChoice(): () => void {
  const choose = (event: Event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-theme-choice]') : null
    const choice = control?.dataset.themeChoice
    if (!control || (event.type === 'click') === control instanceof HTMLInputElement) return
    if (choice === 'next') setTheme(nextTheme(shownTheme()))
    else if (isTheme(choice)) setTheme(choice)
  }
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) showTheme(storedTheme())
  }
  document.addEventListener('click', choose)
  document.addEventListener('change', choose)
  window.addEventListener('storage', follow)
  showTheme(storedTheme())
  return () => {
    document.removeEventListener('click', choose)
    document.removeEventListener('change', choose)
    window.removeEventListener('storage', follow)
  }
}

/** From the system's theme to the other one, so that the first press is seen; then its own; then the system again. */
function nextTheme(shown: Theme): Theme {
  const order: Theme[] = matchMedia('(prefers-color-scheme: dark)').matches
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light']
  return order[(order.indexOf(shown) + 1) % order.length] ?? 'system'
}

function shownTheme(): Theme {
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
