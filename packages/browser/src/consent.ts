const key = 'consent'
const choices = ['granted', 'denied'] as const
export type Consent = (typeof choices)[number]

const isConsent = (value: unknown): value is Consent => choices.some(choice => choice === value)

/** What this reader decided about statistics, or null: nobody asked yet. */
export function storedConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(key)
    return isConsent(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Shows `[data-consent-notice]` until `[data-consent]` (`granted`, `denied`) is pressed; `[data-consent-open]` shows it again.
 * Tells every decision, the one of another tab too. Returns the way to stop.
 */
export function bindConsentControls(onDecision: (consent: Consent) => void): () => void {
  const decide = (event: Event) => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-consent], [data-consent-open]')
        : null
    if (!control) return
    const choice = control.dataset.consent
    showNotice(!isConsent(choice))
    if (!isConsent(choice)) return
    try {
      localStorage.setItem(key, choice)
    } catch {} // storage switched off: the decision lives as long as the document
    onDecision(choice)
  }
  const follow = (event: StorageEvent) => {
    if (event.key !== key || !isConsent(event.newValue)) return
    showNotice(false)
    onDecision(event.newValue)
  }
  document.addEventListener('click', decide)
  window.addEventListener('storage', follow)
  showNotice(storedConsent() === null)
  return () => {
    document.removeEventListener('click', decide)
    window.removeEventListener('storage', follow)
  }
}

function showNotice(shown: boolean): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-consent-notice]')) notice.hidden = !shown
}
