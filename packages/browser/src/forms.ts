import type { LoadingBar } from './loading-bar'
import { getSubmitFailure } from './submit-failure'
import { markSaved, markUnsaved } from './unsaved-forms'

/**
 * Asks the server to send the redirect URL in a header, because following the redirect here would consume the
 * notice that is meant for the next page.
 */
const inPlaceHeader = 'x-in-place'
const redirectHeader = 'x-redirect'
/** The id of a page's main content. */
const contentId = 'isi'

const isInPlace = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.dataset.inPlace !== undefined

/**
 * Submits every `form[data-in-place]` with JavaScript and replaces it with the form in the response,
 * including errors. Redirects are followed, and values survive a network failure. `data-in-place="live"`
 * marks a GET form that is also submitted after each change, which replaces only its result, `#{id}-answer`.
 */
export function submitFormsInPlace(bar: LoadingBar): void {
  document.addEventListener('submit', event => {
    // A language button saves the values on the server and loads a new document.
    if (!isInPlace(event.target) || event.submitter?.dataset.locale) return
    event.preventDefault()
    send(event.target, event.submitter, bar)
  })
  document.addEventListener('change', event => {
    const form = event.target instanceof Element ? event.target.closest('form') : null
    if (isInPlace(form) && form.dataset.inPlace === 'live') updateResult(form)
  })
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !isInPlace(target.closest('form'))) return
    clearError(target)
  })
}

const summaryIn = (form: HTMLFormElement | null | undefined) => form?.querySelector('[role=alert][tabindex]')

/**
 * Removes the error of a field that is being corrected, from the summary and from beside the control or its
 * group.
 */
function clearError(control: HTMLElement) {
  const summary = summaryIn(control.closest('form'))
  for (const field of [control, control.closest('fieldset')]) {
    if (!field?.id) continue
    field.removeAttribute('aria-invalid')
    document.getElementById(`${field.id}-error`)?.remove()
    summary?.querySelector(`a[href="#${field.id}"]`)?.closest('li')?.remove()
  }
  if (!summary?.querySelector('li')) summary?.remove()
}

/** Removes all errors, including those of fields that are no longer shown. */
function clearErrors(form: HTMLFormElement) {
  summaryIn(form)?.remove()
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid], fieldset[id]')) clearError(field)
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, bar: LoadingBar) {
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  bar.start()
  try {
    const response = await fetch(...toRequest(form, submitter))
    const redirect = response.redirected ? response.url : response.headers.get(redirectHeader)
    if (redirect) {
      markSaved(form)
      return location.assign(redirect)
    }
    show(await response.text(), form, response)
    bar.finish()
  } catch (error) {
    bar.finish({ error: true })
    form.ariaBusy = null
    const notice = form.querySelector('[data-notice]')
    if (notice) notice.textContent = form.dataset[getSubmitFailure(error)] ?? ''
  }
}

/**
 * Shows the form in the response or, if there is none, the page's content. Throws if the response has
 * neither.
 */
function show(html: string, form: HTMLFormElement, { url, status }: Response) {
  const next = findForm(html, form)
  if (next) return replace(form, next, url)
  const content = parse(html).getElementById(contentId)
  const shown = document.getElementById(contentId)
  if (!content || !shown || status >= 500) throw new Error(`The response (${status}) has no form ${form.id}`)
  markSaved(form)
  shown.replaceWith(content)
  content.focus()
}

function replace(form: HTMLFormElement, next: HTMLFormElement, url: string) {
  markSaved(form)
  copyPasswords(form, next)
  form.replaceWith(next)
  if (next.method === 'get') history.replaceState(null, '', url)
  else markUnsaved(next)
  next.querySelector<HTMLElement>('[role=alert][tabindex], [data-answer]')?.focus()
}

/** The server never returns passwords, so the entered ones are copied from the previous form. */
function copyPasswords(form: HTMLFormElement, next: HTMLFormElement) {
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-password] input')) {
    const input = next.querySelector<HTMLInputElement>(`[data-password] input[name="${name}"]`)
    if (input) input.value ||= value
  }
}

let pendingUpdate = new AbortController()

/** Replaces the result of a live form. Cancels any pending update; a failed update changes nothing. */
async function updateResult(form: HTMLFormElement) {
  pendingUpdate.abort()
  pendingUpdate = new AbortController()
  try {
    const [url, init] = toRequest(form)
    const response = await fetch(url, { ...init, signal: pendingUpdate.signal })
    const id = `${form.id}-answer`
    const nextForm = findForm(await response.text(), form)
    const next = nextForm?.querySelector(`#${id}`)
    if (!next || !response.ok) return
    document.getElementById(id)?.replaceChildren(...next.childNodes)
    if (!summaryIn(nextForm)) clearErrors(form)
    history.replaceState(null, '', url)
  } catch {}
}

function toRequest(form: HTMLFormElement, submitter: HTMLElement | null = null): [string, RequestInit] {
  const key = form.querySelector<HTMLInputElement>('[name=submission_key]')
  // The key makes repeated submissions idempotent. It is optional, because `randomUUID` requires a secure
  // context.
  if (key) key.value ||= crypto.randomUUID?.() ?? ''
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') body.append(name, value)
  if (form.method === 'post')
    return [form.action, { method: 'POST', body, headers: { [inPlaceHeader]: '1' } }]
  const url = new URL(form.action)
  url.search = body.toString()
  return [url.href, {}]
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

function findForm(html: string, { id }: HTMLFormElement) {
  const found = parse(html).getElementById(id)
  return found instanceof HTMLFormElement ? found : null
}
