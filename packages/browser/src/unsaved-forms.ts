const unsaved = new Set<HTMLFormElement>()
let lastSent: { form: HTMLFormElement; button: HTMLElement | null } | null = null
let sending: HTMLFormElement | null = null

/** Excludes searches (GET) and forms marked `data-unguarded`, such as those for credentials. */
const isGuarded = (form: HTMLFormElement) => form.method !== 'get' && form.dataset.unguarded === undefined

/**
 * Tracks which forms have unsent input; while there is one, closing the tab or loading another document asks first.
 * Returns a function that stops tracking.
 */
export function watchUnsavedForms(): () => void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) markUnsaved(form)
  }
  const begin = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    sending = event.target
    lastSent = { form: sending, button: event.submitter }
  }
  const end = (event: SubmitEvent) => {
    // Sent by the browser itself; a script that sends it marks it as saved.
    if (sending && !event.defaultPrevented) markSaved(sending)
    sending = null
  }
  document.addEventListener('input', note)
  document.addEventListener('change', note)
  window.addEventListener('submit', begin, true)
  window.addEventListener('submit', end)
  return () => {
    for (const form of unsaved) markSaved(form)
    document.removeEventListener('input', note)
    document.removeEventListener('change', note)
    window.removeEventListener('submit', begin, true)
    window.removeEventListener('submit', end)
  }
}

export function markUnsaved(form: HTMLFormElement): void {
  if (!isGuarded(form)) return
  unsaved.add(form)
  window.addEventListener('beforeunload', askBeforeUnload)
}

export function markSaved(form: HTMLFormElement): void {
  unsaved.delete(form)
  // A `beforeunload` listener keeps the page out of the browser's back-forward cache.
  if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
}

/** For leaving without a question: the reader agreed, or the values are stored. */
export function markAllSaved(): void {
  for (const form of unsaved) markSaved(form)
}

/** Whether leaving now would lose what was typed; a form that is just being sent does not count. */
export function hasUnsavedForm(): boolean {
  for (const form of unsaved) if (!form.isConnected) markSaved(form)
  return [...unsaved].some(form => form !== sending)
}

/** Resubmits the last form with the same button. */
export function resubmitLastForm(): void {
  if (!lastSent?.form.isConnected) return
  const { form, button } = lastSent
  form.requestSubmit(button?.isConnected ? button : null)
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedForm()) event.preventDefault()
}
