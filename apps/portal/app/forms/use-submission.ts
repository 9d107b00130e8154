import { useForm } from '@conform-to/react'
import { useActionData, useNavigation } from '@remix-run/react'
import { useMemo, useState } from 'react'
import type { Choose } from './check'
import {
  type Fields,
  isReply,
  type Refusal,
  type Refusals,
  type Reply,
  type Result,
  refusalsOf,
} from './reply'
import type { Sending } from './sending'
import { useCheck } from './use-check'

/** What is stored already, by field name; shown until something was sent. */
export type Saved = Record<string, string | number | boolean | null | undefined>

const unanswered: Result = {}
const nothing: Refusals = {}

interface SubmissionOptions {
  /** The schema that the action parses with; a form of buttons alone has none. */
  schema?: Choose
  saved?: Saved
  /** That of the page, where the schema has another one. */
  order?: readonly string[]
}

/** The browser half of `submit()`: what to show in a form before it is sent, while it is, and after it was refused. */
export function useSubmission(id: string, { schema, saved = {}, order = [] }: SubmissionOptions = {}) {
  const answer: unknown = useActionData()
  const reply = isReply(answer) && answer.form === id ? answer : null
  const { onValidate, judgeSending, load } = useCheck(schema)
  const [form, fields] = useForm<Fields, unknown, Refusal[]>({
    id,
    lastResult: reply?.result ?? unanswered,
    defaultValue: saved,
    ...(onValidate ? { onValidate, shouldValidate: 'onBlur', shouldRevalidate: 'onInput' } : {}),
  })
  const [summary, setSummary] = useSummary(reply)

  const onSubmit = (event: Sending) => {
    if (judgeSending?.(event, form)) setSummary(event.defaultPrevented ? form.allErrors : nothing)
  }

  return { id, form, fields, reply, summary, order, busy: useBusy(id), onSubmit, onFocus: load }
}

export type Submission = ReturnType<typeof useSubmission>

/** Whether a form of this page is on its way. */
export function useBusy(id: string): boolean {
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && formData?.get('form') === id
}

/** What was refused when the form was last sent, by the browser or by the server; it stands until the form is sent again. */
function useSummary(reply: Reply | null) {
  const [own, setOwn] = useState<{ after: Reply | null; refusals: Refusals } | null>(null)
  const told = useMemo(() => (reply ? refusalsOf(reply.result) : nothing), [reply])
  const summary = own && own.after === reply ? own.refusals : told
  return [summary, (refusals: Refusals) => setOwn({ after: reply, refusals })] as const
}
