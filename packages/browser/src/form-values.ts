import { findFollowedLink } from './followed-link'
import { markAllSaved } from './unsaved-forms'

const key = 'form-values'
const secret = /password|token|challenge|voucher|^code$|recovery/

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value of a control, identified by form id and name, and also by value for radios and checkboxes. */
type SavedValue = {
  form: string
  name: string
  value: string
  checked?: boolean
}

/**
 * Preserves form values across a language switch: clicking an `a[data-locale]` link saves them in session
 * storage, and the next page restores and removes them. Passwords, files and codes are not saved.
 */
export function preserveFormValues(): void {
  restoreFormValues()
  document.addEventListener('click', event => {
    const link = findFollowedLink(event)
    if (!link?.dataset.locale) return
    const values = [...document.forms].filter(({ id }) => id).flatMap(readFormValues)
    if (values.length === 0) return
    try {
      sessionStorage.setItem(key, JSON.stringify({ path: new URL(link.href).pathname, values }))
      markAllSaved()
    } catch {} // without storage, the browser asks for confirmation before the visitor leaves
  })
}

const readFormValues = (form: HTMLFormElement) =>
  [...form.elements].filter(isSavable).map((control): SavedValue => {
    const { name, value } = control
    return { form: form.id, name, value, ...(isChoice(control) ? { checked: control.checked } : {}) }
  })

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isSavable(element: Element): element is Control {
  if (!isControl(element) || !element.name || element.disabled) return false
  if (['password', 'file', 'hidden', 'submit', 'button'].includes(element.type)) return false
  return element.autocomplete !== 'one-time-code' && !secret.test(element.name)
}

function restoreFormValues(): void {
  let values = consumeValues()
  const fill = () => {
    values = values.filter(saved => !fillIn(saved))
    return values.length === 0
  }
  if (fill()) return
  // Retries on DOM changes, because options that depend on another field are rendered later.
  const observer = new MutationObserver(() => {
    if (fill()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // Values that the visitor enters take precedence over the saved ones.
  const stop = () => observer.disconnect()
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, stop, { capture: true, once: true })
}

function consumeValues(): SavedValue[] {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return saved?.path === location.pathname ? saved.values : []
  } catch {
    return []
  }
}

/** Restores a value as if it had been typed. Returns false if its control or option is not rendered yet. */
function fillIn({ form, name, value, checked }: SavedValue): boolean {
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
  // React overrides the `value` setter on the element and ignores changes made through it, so the
  // prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
