import { ErrorSummary } from '@bgm/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { cx } from '#app/components/cx'
import { useSite } from '#app/components/use-site'
import type { FieldError, FormResult } from './form-result'

const nothing: FormResult = { values: {}, errors: {} }
const FormContext = createContext<{ id: string; result: FormResult }>({ id: '', result: nothing })

/** One field of the surrounding form: its label, what was typed in it, what is refused in it. */
export function useFormField(name: string) {
  const { id, result } = useContext(FormContext)
  const sentenceOf = useSentence()
  const { t } = useSite()
  const refusal = result.errors[name]
  return {
    id: `${id}-${name}`,
    label: t(`fields.${name}`),
    typed: result.values[name],
    error: refusal && sentenceOf(name, refusal),
  }
}

interface InPlaceFormProps {
  id: string
  /** Where it is sent: the page that shows it. */
  action: string
  method: 'get' | 'post'
  /** Its answer, `#{id}-answer`, follows each change. */
  live?: boolean
  result: FormResult | null | undefined
  /** The fields in the order of the page, for the summary. */
  order: readonly string[]
  className?: string
  children: ReactNode
}

/**
 * A form of the site. It works without script; the site's script sends it in place (`data-in-place`), and what is
 * refused comes back as the same markup.
 */
export function InPlaceForm({
  id,
  action,
  method,
  live,
  result,
  order,
  className,
  children,
}: InPlaceFormProps) {
  const { t } = useSite()
  return (
    <FormContext.Provider value={{ id, result: result ?? nothing }}>
      <form
        id={id}
        method={method}
        // A redirect would carry the fragment on; a refused form takes the reader to its summary by focus.
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

/** Where the script says that a form could not be sent. */
export const FormNotice = () => (
  <p data-notice="" role="alert" className="text-small font-semibold text-bad empty:hidden" />
)

function Summary({ order }: { order: readonly string[] }) {
  const { t } = useSite()
  const { id, result } = useContext(FormContext)
  const sentenceOf = useSentence()
  const refused = ['', ...order].flatMap(name => {
    const refusal = result.errors[name]
    const place = name ? { fieldId: `${id}-${name}` } : {}
    return refusal ? [{ message: sentenceOf(name, refusal), ...place }] : []
  })
  if (refused.length === 0) return null
  const heading = t(result.errors[''] ? 'errors.generic' : 'validation.form_invalid')
  return <ErrorSummary id={`${id}-errors`} heading={heading} errors={refused} />
}

function useSentence() {
  const { t } = useSite()
  return (field: string, { key, values }: FieldError) =>
    t([key, 'errors.generic'], { field: field ? t(`fields.${field}`) : '', ...values })
}
