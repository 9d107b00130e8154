import type { LoadingBar } from './loading-bar'
import { getSendFailure } from './send-failure'
import { markSaved, markUnsaved } from './unsaved-forms'

const isInPlace = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.dataset.inPlace !== undefined

/**
 * Sends every `form[data-in-place]` by script and puts the form that comes back, refusals and all, in its place: nothing
 * typed is lost where the network fails. A redirect is followed. Without script the same form is sent as it is.
 * `data-in-place="live"` marks a GET form whose answer, `#{id}-answer`, follows each change.
 */
export function submitFormsInPlace(bar: LoadingBar): void {
  document.addEventListener('submit', event => {
    if (!isInPlace(event.target)) return
    event.preventDefault()
    send(event.target, bar)
  })
  document.addEventListener('change', event => {
    const form = event.target instanceof Element ? event.target.closest('form') : null
    if (isInPlace(form) && form.dataset.inPlace === 'live') follow(form)
  })
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !isInPlace(target.closest('form'))) return
    clearError(target)
  })
}

const summaryIn = (form: HTMLFormElement | null | undefined) => form?.querySelector('[role=alert][tabindex]')

/** Removes the error of a field that is being corrected: beside the control or its group, and in the summary. */
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

/** Once an answer refuses nothing, no error stays: also not of a field that is no longer asked for. */
function clearErrors(form: HTMLFormElement) {
  summaryIn(form)?.remove()
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid], fieldset[id]')) clearError(field)
}

async function send(form: HTMLFormElement, bar: LoadingBar) {
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  bar.start()
  try {
    const answer = await fetch(...requestOf(form))
    if (answer.redirected) {
      markSaved(form)
      return location.assign(answer.url)
    }
    const next = formIn(await answer.text(), form)
    if (!next) throw new Error(`The answer ${answer.status} has no form ${form.id}`)
    replace(form, next, answer.url)
    bar.finish()
  } catch (error) {
    bar.finish({ error: true })
    form.ariaBusy = null
    const notice = form.querySelector('[data-notice]')
    if (notice) notice.textContent = form.dataset[getSendFailure(error)] ?? ''
  }
}

function replace(form: HTMLFormElement, next: HTMLFormElement, url: string) {
  markSaved(form)
  form.replaceWith(next)
  if (next.method === 'get') history.replaceState(null, '', url)
  else markUnsaved(next)
  next.querySelector<HTMLElement>('[role=alert][tabindex], [data-answer]')?.focus()
}

let asked = new AbortController()

/** Only the newest answer counts; one that cannot be had leaves what stands. */
async function follow(form: HTMLFormElement) {
  asked.abort()
  asked = new AbortController()
  try {
    const [url, init] = requestOf(form)
    const answer = await fetch(url, { ...init, signal: asked.signal })
    const id = `${form.id}-answer`
    const nextForm = formIn(await answer.text(), form)
    const next = nextForm?.querySelector(`#${id}`)
    if (!next || !answer.ok) return
    document.getElementById(id)?.replaceChildren(...next.childNodes)
    if (!summaryIn(nextForm)) clearErrors(form)
    history.replaceState(null, '', url)
  } catch {}
}

function requestOf(form: HTMLFormElement): [string, RequestInit] {
  const key = form.querySelector<HTMLInputElement>('[name=submission_key]')
  // One filling-in is one act, however often it is sent; where the page may not make a key, the server makes do.
  if (key) key.value ||= crypto.randomUUID?.() ?? ''
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  if (form.method === 'post') return [form.action, { method: 'POST', body }]
  const url = new URL(form.action)
  url.search = body.toString()
  return [url.href, {}]
}

function formIn(html: string, { id }: HTMLFormElement) {
  const found = new DOMParser().parseFromString(html, 'text/html').getElementById(id)
  return found instanceof HTMLFormElement ? found : null
}
