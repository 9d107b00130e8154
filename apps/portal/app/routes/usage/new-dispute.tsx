import { randomUUID } from 'node:crypto'
import { Breadcrumb, Button, Card, PageHeader } from '@bgm/ui'
import { usageDisputeReasons, usageDisputeSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createDispute } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { describeDisputeSubject } from './dispute-subject'
import { loadDisputeSubject, requireDisputeSubject } from './dispute-subject.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('usage')

const keyShape = /^[\w-]{8,64}$/

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const subject = await requireDisputeSubject(args)
  await requirePermission(args, 'usage.dispute')
  const typed = getRecoveredValues(args.request, 'usage-dispute')
  return { subject: await loadDisputeSubject(api, subject), saved: typed, key: typed.key ?? randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const subject = await requireDisputeSubject(args)
  await requirePermission(args, 'usage.dispute')
  const form = await readForm(args.request)
  const key = form.texts.key ?? ''
  return submit(form, usageDisputeSchema, async dispute => {
    await createDispute(api, { ...subject, ...dispute }, keyShape.test(key) ? key : randomUUID())
    const notice = await flashSuccess('usage.disputes.sent')
    return redirectAfterPost(paths.usageDisputes(getLocale(args.request)), notice)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'usage.disputes.new')

/** The form for a dispute about a month, a day or a play in the usage report. */
export default function NewDispute() {
  const { subject, saved, key } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('usage-dispute', { schema: all => all.usageDisputeSchema, saved })
  return (
    <>
      <PageHeader
        title={t('usage.disputes.new')}
        text={describeDisputeSubject(subject, locale)}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('usage.title'), href: paths.usageMonth(locale, subject.month) },
              { label: t('usage.disputes.new') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <SubmissionForm of={form} className="grid gap-5">
          <input type="hidden" name="key" defaultValue={key} />
          <SelectField
            name="reason"
            placeholder={t('usage.disputes.choose')}
            options={usageDisputeReasons.map(value => ({
              value,
              label: t(`usage.disputes.reasons.${value}`),
            }))}
          />
          <TextareaField name="explanation" hint={t('usage.disputes.hint')} rows={5} />
          <p className="text-label text-muted">{t('usage.disputes.next')}</p>
          <Button
            type="submit"
            className="justify-self-start max-sm:w-full"
            busy={form.busy}
            busyLabel={t('words.saving')}
          >
            {t('usage.disputes.send')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
