import { findFollowedLink } from './followed-link'
import { markAllSaved } from './unsaved-forms'

const key = 'form-values'
const secret = /password|token|challenge|voucher|^code$|recovery/

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value of one control, identified by its form's id and its own name, and for radios and checkboxes by its value. */
interface KeptValue {
  form: string
  name: string
  value: string
  checked?: boolean
}

/**
 * A language switch preserves what was typed: following an `a[data-locale]` stores the values of the page's forms in
 * session storage, and the next page restores and removes them. Never passwords, files or codes.
 */
export function carryFormValues(): void {
  restoreFormValues()
  document.addEventListener('click', event => {
    const link = findFollowedLink(event)
    if (!link?.dataset.locale) return
    const values = [...document.forms].filter(({ id }) => id).flatMap(valuesOf)
    if (values.length === 0) return
    try {
      sessionStorage.setItem(key, JSON.stringify({ path: new URL(link.href).pathname, values }))
      markAllSaved()
    } catch {} // no storage: leaving asks first, as for any other link
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
  // A list that depends on another choice is rendered later.
  const observer = new MutationObserver(() => {
    if (fill()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Anything the reader does from now on is newer than the stored values.
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

/** Restores a value as if it were typed; false if its control or option is not rendered yet. */
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
  // React overrides `value` on the element and ignores changes made through it; the prototype's setter is not overridden.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
