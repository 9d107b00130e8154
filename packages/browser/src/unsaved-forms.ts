const unsaved = new Set<HTMLFormElement>()
let lastSent: { form: HTMLFormElement; button: HTMLElement | null } | null = null
let sending: HTMLFormElement | null = null

/** Excludes searches (GET) and forms marked `data-unguarded`, such as those for credentials. */
const isGuarded = (form: HTMLFormElement) => form.method !== 'get' && form.dataset.unguarded === undefined

/**
 * Tracks which forms have unsaved input; while there is any, the browser asks for confirmation before leaving
 * the page. Returns a function that stops tracking.
 */
export function watchUnsavedForms(): () => void {
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) markUnsaved(form)
  }
  const onSubmitStart = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    sending = event.target
    lastSent = { form: sending, button: event.submitter }
  }
  const onSubmitEnd = (event: SubmitEvent) => {
    // Only submissions by the browser count here. Code that submits a form marks the form as saved itself.
    if (sending && !event.defaultPrevented) markSaved(sending)
    sending = null
  }
  document.addEventListener('input', onInput)
  document.addEventListener('change', onInput)
  window.addEventListener('submit', onSubmitStart, true)
  window.addEventListener('submit', onSubmitEnd)
  return () => {
    for (const form of unsaved) markSaved(form)
    document.removeEventListener('input', onInput)
    document.removeEventListener('change', onInput)
    window.removeEventListener('submit', onSubmitStart, true)
    window.removeEventListener('submit', onSubmitEnd)
  }
}

export function markUnsaved(form: HTMLFormElement): void {
  if (!isGuarded(form)) return
  unsaved.add(form)
  window.addEventListener('beforeunload', askBeforeUnload)
}

export function markSaved(form: HTMLFormElement): void {
  unsaved.delete(form)
  // The listener would keep the page out of the browser's back/forward cache.
  if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
}

/**
 * Lets the visitor leave without confirmation, because they have already confirmed or their input has been
 * stored.
 */
export function markAllSaved(): void {
  for (const form of unsaved) markSaved(form)
}

/** Whether leaving now would lose values. Ignores a form that is being submitted. */
export function hasUnsavedForm(): boolean {
  for (const form of unsaved) if (!form.isConnected) markSaved(form)
  return [...unsaved].some(form => form !== sending)
}

/** Resubmits the last submitted form with the same button, if they still exist. */
export function resubmitLastForm(): void {
  if (!lastSent?.form.isConnected) return
  const { form, button } = lastSent
  form.requestSubmit(button?.isConnected ? button : null)
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedForm()) event.preventDefault()
}
