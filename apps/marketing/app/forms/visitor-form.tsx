import { Beat, Button, ErrorSummary } from '@bgm/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { useSite } from '#app/components/use-site'
import type { Refusal, Reply } from './reply'

const nothing: Reply = { typed: {}, refusals: {} }
const FormContext = createContext<{ id: string; reply: Reply }>({ id: '', reply: nothing })

/** One field of the surrounding form: its label, what was typed in it, what is refused in it. */
export function useVisitorField(name: string) {
  const { id, reply } = useContext(FormContext)
  const sentenceOf = useSentence()
  const { t } = useSite()
  const refusal = reply.refusals[name]
  return {
    id: `${id}-${name}`,
    label: t(`fields.${name}`),
    typed: reply.typed[name],
    error: refusal && sentenceOf(name, refusal),
  }
}

interface VisitorFormProps {
  id: string
  /** Where it is sent: the page that shows it. */
  action: string
  reply: Reply | undefined
  /** The fields in the order of the page, for the summary. */
  order: readonly string[]
  submit: string
  children: ReactNode
}

/**
 * A form of the site. It works without script; with the site's script it is sent in place (`data-in-place`), and what is
 * refused comes back as the same markup.
 */
export function VisitorForm({ id, action, reply = nothing, order, submit, children }: VisitorFormProps) {
  const { t } = useSite()
  return (
    <FormContext.Provider value={{ id, reply }}>
      <form
        id={id}
        method="post"
        action={`${action}#${id}`}
        noValidate
        data-in-place=""
        data-offline={t('errors.offline')}
        data-failed={t('errors.unavailable_page.text')}
        className="group/form grid scroll-mt-6 gap-5"
      >
        <Summary order={order} />
        {children}
        <Trap />
        <input type="hidden" name="submission_key" defaultValue={reply.typed.submission_key ?? ''} />
        <p data-notice="" role="alert" className="text-small font-semibold text-bad empty:hidden" />
        <Button type="submit" size="l" className="justify-self-start max-sm:w-full">
          <span className="inline-grid place-items-center">
            <span className="col-start-1 row-start-1 group-aria-busy/form:invisible">{submit}</span>
            <span className="invisible col-start-1 row-start-1 inline-flex items-center gap-2.5 group-aria-busy/form:visible">
              <Beat />
              {t('words.loading')}
            </span>
          </span>
        </Button>
      </form>
    </FormContext.Provider>
  )
}

function Summary({ order }: { order: readonly string[] }) {
  const { t } = useSite()
  const { id, reply } = useContext(FormContext)
  const sentenceOf = useSentence()
  const refused = ['', ...order].flatMap(name => {
    const refusal = reply.refusals[name]
    const place = name ? { fieldId: `${id}-${name}` } : {}
    return refusal ? [{ message: sentenceOf(name, refusal), ...place }] : []
  })
  if (refused.length === 0) return null
  const heading = t(reply.refusals[''] ? 'errors.generic' : 'validation.form_invalid')
  return <ErrorSummary id={`${id}-errors`} heading={heading} errors={refused} />
}

/** Nobody sees or reaches it; a program that fills in everything does. */
function Trap() {
  const { id, label } = useVisitorField('website')
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function useSentence() {
  const { t } = useSite()
  return (field: string, { key, values }: Refusal) =>
    t([key, 'errors.generic'], { field: field ? t(`fields.${field}`) : '', ...values })
}
