import { ErrorSummary } from '@bgm/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import type { FieldError, FormResult } from './form-result'

const emptyResult: FormResult = { values: {}, errors: {} }
const FormContext = createContext<{ id: string; result: FormResult }>({ id: '', result: emptyResult })

/** Returns the id, label, submitted value and error of a field in the surrounding form. */
export function useFormField(name: string) {
  const { id, result } = useContext(FormContext)
  const getMessage = useErrorMessage()
  const { t } = useSite()
  const error = result.errors[name]
  return {
    id: `${id}-${name}`,
    label: t(`fields.${name}`),
    value: result.values[name],
    error: error && getMessage(name, error),
  }
}

type InPlaceFormProps = {
  id: string
  /** URL of the page that shows the form. */
  action: string
  method: 'get' | 'post'
  /** Whether the script updates `#{id}-answer` after every change. */
  live?: boolean
  result: FormResult | null | undefined
  /** Field names in page order, for the error summary. */
  order: readonly string[]
  /** The language of the form, if it differs from the surrounding text. */
  lang?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * A form that works without JavaScript. The site's script submits it in place (`data-in-place`) and replaces it with
 * the rendered form of the response.
 */
export function InPlaceForm({
  id,
  action,
  method,
  live,
  result,
  order,
  lang,
  className,
  children,
}: InPlaceFormProps) {
  const { t } = useSite()
  return (
    <FormContext.Provider value={{ id, result: result ?? emptyResult }}>
      <form
        id={id}
        lang={lang}
        method={method}
        // POST forms have no fragment, because a redirect would keep it; their errors are announced by
        // focusing the summary.
        action={method === 'get' ? `${action}#${id}` : action}
        noValidate
        data-in-place={live ? 'live' : ''}
        data-offline={t('errors.offline')}
        data-unavailable={t('errors.unavailable_page.text')}
        className={cx('group/form scroll-mt-6', className)}
      >
        <Summary order={order} />
        {children}
      </form>
    </FormContext.Provider>
  )
}

/** The element in which the script shows an error if the form could not be submitted. */
export const FormNotice = () => (
  <p data-notice="" role="alert" className="text-small font-semibold text-bad empty:hidden" />
)

function Summary({ order }: { order: readonly string[] }) {
  const { t } = useSite()
  const { id, result } = useContext(FormContext)
  const getMessage = useErrorMessage()
  const errors = ['', ...order].flatMap(name => {
    const error = result.errors[name]
    const link = name ? { fieldId: `${id}-${name}` } : {}
    return error ? [{ message: getMessage(name, error), ...link }] : []
  })
  if (errors.length === 0) return null
  const heading = t(result.errors[''] ? 'errors.generic' : 'validation.form_invalid')
  return <ErrorSummary id={`${id}-errors`} heading={heading} errors={errors} />
}

function useErrorMessage() {
  const { t } = useSite()
  return (field: string, { key, values }: FieldError) =>
    t([key, 'errors.generic'], { field: field ? t(`fields.${field}`) : '', ...values })
}
