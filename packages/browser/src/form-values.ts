import { followedLink } from './followed-link'
import { markAllSaved } from './unsaved-forms'

const key = 'form-values'
const secret = /password|token|challenge|voucher|^code$|recovery/

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** One control of a form, found again by the form's id and its own name, and by its value where several share a name. */
interface KeptValue {
  form: string
  name: string
  value: string
  checked?: boolean
}

/**
 * A language switch takes along what was typed: a followed `a[data-locale]` keeps the values of the page's forms in the
 * session storage, the page it leads to reads and removes them. Never passwords, files or codes.
 */
export function carryFormValues(): void {
  restoreFormValues()
  document.addEventListener('click', event => {
    const link = followedLink(event)
    if (!link?.dataset.locale) return
    const values = [...document.forms].filter(({ id }) => id).flatMap(valuesOf)
    if (values.length === 0) return
    try {
      sessionStorage.setItem(key, JSON.stringify({ path: new URL(link.href).pathname, values }))
      markAllSaved()
    } catch {} // no storage: leaving asks, as it does for any other link
  })
}

const valuesOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isKept).map((control): KeptValue => {
    const { name, value } = control
    return { form: form.id, name, value, ...(isChoice(control) ? { checked: control.checked } : {}) }
  })

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isKept(element: Element): element is Control {
  if (!isControl(element) || !element.name || element.disabled) return false
  if (['password', 'file', 'hidden', 'submit', 'button'].includes(element.type)) return false
  return element.autocomplete !== 'one-time-code' && !secret.test(element.name)
}

function restoreFormValues(): void {
  let values = takeValues()
  const fill = () => {
    values = values.filter(kept => !fillIn(kept))
    return values.length === 0
  }
  if (fill()) return
  // A list that depends on a choice above it comes later.
  const observer = new MutationObserver(() => {
    if (fill()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // What the reader does from now on is newer than what was kept.
  const stop = () => observer.disconnect()
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, stop, { capture: true, once: true })
}

function takeValues(): KeptValue[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return kept?.path === location.pathname ? kept.values : []
  } catch {
    return []
  }
}

/** Puts a kept value back, as if it were typed; false where its control, or the choice in it, is not there yet. */
function fillIn({ form, name, value, checked }: KeptValue): boolean {
  const found = document.getElementById(form)
  const control =
    found instanceof HTMLFormElement &&
    [...found.elements].find(
      (element): element is Control =>
        isControl(element) && element.name === name && (checked === undefined || element.value === value),
    )
  if (!control) return false
  if (checked !== undefined) {
    if (isChoice(control) && control.checked !== checked && (checked || control.type === 'checkbox'))
      control.click()
    return true
  }
  if (control.value === value) return true
  if (control instanceof HTMLSelectElement && ![...control.options].some(option => option.value === value))
    return false
  // React takes a change for one of its own unless it is made by the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
