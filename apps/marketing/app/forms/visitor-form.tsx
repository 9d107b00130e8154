import { Button, LoadingMark } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useSite } from '#app/components/use-site'
import type { FormResult } from './form-result'
import { FormNotice, InPlaceForm, useFormField } from './in-place-form'

type VisitorFormProps = {
  id: string
  action: string
  result: FormResult | undefined
  order: readonly string[]
  submit: string
  children: ReactNode
}

/** A form for visitors without an account, with a honeypot and an idempotency key (`submission_key`). */
export function VisitorForm({ submit, children, ...form }: VisitorFormProps) {
  const { t } = useSite()
  return (
    <InPlaceForm {...form} method="post" className="grid gap-5">
      {children}
      <Honeypot />
      <input type="hidden" name="submission_key" defaultValue={form.result?.values.submission_key ?? ''} />
      <FormNotice />
      <Button type="submit" size="l" className="justify-self-start max-sm:w-full">
        <span className="inline-grid place-items-center">
          <span className="col-start-1 row-start-1 group-aria-busy/form:invisible">{submit}</span>
          <span className="invisible col-start-1 row-start-1 inline-flex items-center gap-2.5 group-aria-busy/form:visible">
            <LoadingMark />
            {t('words.loading')}
          </span>
        </span>
      </Button>
    </InPlaceForm>
  )
}

/** A field hidden from people and assistive technology, so that only bots fill it in. */
function Honeypot() {
  const { id, label } = useFormField('website')
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
