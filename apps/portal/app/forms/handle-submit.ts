import type { FormMetadata } from '@conform-to/react'
import type { FormEvent } from 'react'
import { isMouseDown, runAfterRelease } from './mouse-press'
import type { FieldError, Fields } from './reply'

export type FormSubmitEvent = FormEvent<HTMLFormElement>
type Metadata = FormMetadata<Fields, FieldError[]>

/**
 * Has a sending judged by Conform and says whether a person sent the form. Conform itself sends it to ask about one
 * field; a button without validation (back, out, take away) is not held by refusals.
 */
export function handleSubmit(event: FormSubmitEvent, form: Metadata): boolean {
  const button = submitterOf(event)
  const asks = button?.name === form.validate.getButtonProps().name
  if (asks) judgeField(event, form, button.value)
  else {
    runAfterRelease(null)
    if (!button?.formNoValidate) form.onSubmit(event)
  }
  return !asks && !button?.formNoValidate
}

function judgeField(event: FormSubmitEvent, form: Metadata, asked: string) {
  const element = event.currentTarget
  const names = Array.from(element.elements, field => field.getAttribute('name') ?? '')
  const name = names.find(name => form.validate.getButtonProps({ name }).value === asked)
  const isLeft = document.activeElement?.getAttribute('name') !== name
  if (isMouseDown() && isLeft) {
    runAfterRelease(() => element.isConnected && form.validate({ name }))
    event.preventDefault()
  } else if (name === undefined || passesBy(element, name, form)) event.preventDefault()
  else form.onSubmit(event)
}

/** Who only passes by an empty field is not told off for it; where something is refused already, the words follow. */
function passesBy(element: HTMLFormElement, name: string, form: Metadata): boolean {
  const value = new FormData(element).get(name)
  return !form.allErrors[name] && (value instanceof File ? value.size === 0 : !value)
}

function submitterOf({ nativeEvent }: FormSubmitEvent): HTMLButtonElement | null {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter : null
}
