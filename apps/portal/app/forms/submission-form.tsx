import { markUnsaved } from '@bgm/browser'
import { ErrorSummary } from '@bgm/ui'
import { FormProvider, getFormProps } from '@conform-to/react'
import { Form, type FormProps } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { useIsHydrated } from '#app/components/page'
import { useText } from '#app/text'
import { ShownFor } from './shown-for'
import { getSummaryHeading } from './summary-heading'
import { formatFieldError } from './use-form-field'
import type { Submission } from './use-submission'

/** A form that starts with its error summary, posts to its own page and works without JavaScript. */
export function SubmissionForm({
  of,
  children,
  ...props
}: FormProps & { of: Submission; children: ReactNode }) {
  const hasErrors = of.reply?.result.error !== undefined
  // After a failed submission, the form has unsaved changes again.
  useEffect(() => {
    const form = document.getElementById(of.id)
    if (hasErrors && form instanceof HTMLFormElement) markUnsaved(form)
  }, [of.id, of.reply, hasErrors])
  const inPlace = useInPlaceProps()
  return (
    <FormProvider context={of.form.context}>
      <Form
        method="post"
        preventScrollReset
        {...inPlace}
        {...props}
        {...getFormProps(of.form, { ariaAttributes: false })}
        onSubmit={of.onSubmit}
        onFocus={of.onFocus}
      >
        <Summary of={of} />
        {children}
        {inPlace ? (
          <p data-notice="" role="alert" className="text-small font-semibold text-bad empty:hidden" />
        ) : null}
        <input type="hidden" name="form" value={of.id} />
        {props.method === 'get' ? null : <ShownFor />}
      </Form>
    </FormProvider>
  )
}

/** Makes `packages/browser/src/forms.ts` submit the form on pages without the framework's script. */
function useInPlaceProps() {
  const t = useText()
  return useIsHydrated()
    ? null
    : {
        'data-in-place': '',
        'data-offline': t('errors.offline'),
        'data-unavailable': t('errors.unavailable_page.text'),
      }
}

function Summary({ of: { id, form, summary, order } }: { of: Submission }) {
  const t = useText()
  // The summary is focused after every failed submission, even if the errors are the same.
  useEffect(() => {
    if (Object.keys(summary).length > 0) document.getElementById(form.errorId)?.focus()
  }, [summary, form.errorId])
  const place = ([field]: [string, unknown]) => order.indexOf(field)
  const inOrder = Object.entries(summary).sort((a, b) => place(a) - place(b))
  const errors = inOrder.flatMap(([field, fieldErrors]) =>
    fieldErrors.map(fieldError => ({
      message: formatFieldError(t, field, fieldError),
      ...(field ? { fieldId: `${id}-${field}` } : {}),
    })),
  )
  if (errors.length === 0) return null
  return <ErrorSummary id={form.errorId} heading={t(getSummaryHeading(summary))} errors={errors} />
}
