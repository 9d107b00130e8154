import type { FormMetadata } from '@conform-to/react'
import type { FormEvent } from 'react'
import { isMouseDown, runAfterRelease } from './mouse-press'
import type { FieldError, FormFields } from './reply'

export type FormSubmitEvent = FormEvent<HTMLFormElement>
type Metadata = FormMetadata<FormFields, FieldError[]>

/**
 * Validates the form with Conform and returns whether the user submitted it: Conform also submits the form
 * to validate a single field. Errors never block a button with `formNoValidate` (back, leave, remove).
 */
export function handleSubmit(event: FormSubmitEvent, form: Metadata): boolean {
  const button = getSubmitter(event)
  const validatesField = button?.name === form.validate.getButtonProps().name
  if (validatesField) validateField(event, form, button.value)
  else {
    runAfterRelease(null)
    if (!button?.formNoValidate) form.onSubmit(event)
  }
  return !validatesField && !button?.formNoValidate
}

function validateField(event: FormSubmitEvent, form: Metadata, requested: string) {
  const element = event.currentTarget
  const names = Array.from(element.elements, field => field.getAttribute('name') ?? '')
  const name = names.find(name => form.validate.getButtonProps({ name }).value === requested)
  const isLeft = document.activeElement?.getAttribute('name') !== name
  if (isMouseDown() && isLeft) {
    runAfterRelease(() => element.isConnected && form.validate({ name }))
    event.preventDefault()
  } else if (name === undefined || skipsEmptyField(element, name, form)) event.preventDefault()
  else form.onSubmit(event)
}

/** Whether a field is empty and has no error yet, in which case tabbing through it shows no error. */
function skipsEmptyField(element: HTMLFormElement, name: string, form: Metadata): boolean {
  const value = new FormData(element).get(name)
  return !form.allErrors[name] && (value instanceof File ? value.size === 0 : !value)
}

function getSubmitter({ nativeEvent }: FormSubmitEvent): HTMLButtonElement | null {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter : null
}
