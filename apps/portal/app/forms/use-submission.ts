import { useForm } from '@conform-to/react'
import { useActionData, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { useMemo, useState } from 'react'
import type { loader as rootLoader } from '#app/root'
import type { FormSubmitEvent } from './handle-submit'
import {
  type FieldError,
  type FieldErrors,
  type FormFields,
  type FormReply,
  type FormResult,
  getFieldErrors,
  isFormReply,
} from './reply'
import { useValidation } from './use-validation'
import type { SchemaSelector } from './validation'

/** Saved values by field name, shown until the form is submitted. */
export type SavedValues = Record<string, string | number | boolean | null | undefined>

const unanswered: FormResult = {}
const nothing: FieldErrors = {}

type SubmissionOptions = {
  /** The schema of the action; unset for a form that has only buttons. */
  schema?: SchemaSelector
  saved?: SavedValues
  /** The order of the fields on the page, if it differs from the order in the schema. */
  order?: readonly string[]
}

/** The browser counterpart of `submit()`: the values, errors and progress of a form. */
export function useSubmission(id: string, { schema, saved = {}, order = [] }: SubmissionOptions = {}) {
  const result: unknown = useActionData()
  const reply = isFormReply(result) && result.form === id ? result : null
  const { onValidate, handleSubmit, load } = useValidation(schema)
  const recovered = useRouteLoaderData<typeof rootLoader>('root')?.recovered
  const [form, fields] = useForm<FormFields, unknown, FieldError[]>({
    id,
    lastResult: reply?.result ?? unanswered,
    // An unticked checkbox is not submitted, so the saved values must not fill the gaps.
    defaultValue: recovered?.form === id ? recovered.texts : saved,
    ...(onValidate ? { onValidate, shouldValidate: 'onBlur', shouldRevalidate: 'onInput' } : {}),
  })
  const [summary, setSummary] = useSummary(reply)

  const onSubmit = (event: FormSubmitEvent) => {
    if (handleSubmit?.(event, form)) setSummary(event.defaultPrevented ? form.allErrors : nothing)
  }

  return { id, form, fields, reply, summary, order, busy: useIsSubmitting(id), onSubmit, onFocus: load }
}

export type Submission = ReturnType<typeof useSubmission>

/** Whether a form on this page is being submitted. */
export function useIsSubmitting(id: string): boolean {
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && formData?.get('form') === id
}

/** Returns the errors of the last submission, from the browser or the server, until the next submission. */
function useSummary(reply: FormReply | null) {
  const [own, setOwn] = useState<{ after: FormReply | null; fieldErrors: FieldErrors } | null>(null)
  const replyErrors = useMemo(() => (reply ? getFieldErrors(reply.result) : nothing), [reply])
  const summary = own && own.after === reply ? own.fieldErrors : replyErrors
  return [summary, (fieldErrors: FieldErrors) => setOwn({ after: reply, fieldErrors })] as const
}
