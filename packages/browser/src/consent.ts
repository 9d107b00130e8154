const key = 'consent'
const choices = ['granted', 'denied'] as const
export type AnalyticsConsent = (typeof choices)[number]

const isConsent = (value: unknown): value is AnalyticsConsent => choices.some(choice => choice === value)

/** The visitor's decision about analytics, or null if they have not decided. */
export function findStoredConsent(): AnalyticsConsent | null {
  try {
    const stored = localStorage.getItem(key)
    return isConsent(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * Shows `[data-consent-notice]` until a `[data-consent]` button (`granted`, `denied`) is pressed;
 * `[data-consent-open]` reopens it. Calls `onDecision` for every decision, including those in other tabs.
 * Returns a function that removes the listeners.
 */
export function bindConsentControls(onDecision: (consent: AnalyticsConsent) => void): () => void {
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
    } catch {} // without storage, the decision applies only to this document
    onDecision(choice)
  }
  const syncFromOtherTab = (event: StorageEvent) => {
    if (event.key !== key || !isConsent(event.newValue)) return
    showNotice(false)
    onDecision(event.newValue)
  }
  document.addEventListener('click', decide)
  window.addEventListener('storage', syncFromOtherTab)
  showNotice(findStoredConsent() === null)
  return () => {
    document.removeEventListener('click', decide)
    window.removeEventListener('storage', syncFromOtherTab)
  }
}

function showNotice(shown: boolean): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-consent-notice]')) notice.hidden = !shown
}
