import { randomUUID } from 'node:crypto'
import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { collectiveKeySchema, collectiveKeyValidityPeriods, collectiveScopes } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RadioGroupField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireReaderApi } from '#app/http/collective.server'
import { flashSecret } from '#app/http/flash.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { CheckboxGroupField } from '#app/routes/integrations/checkbox-group-field'
import { createCollectiveKey } from '#app/services/collective-keys.server'
import { useLocale, useText } from '#app/text'
import { scopeNames } from './scope-names'

export async function loader(args: LoaderFunctionArgs) {
  await requireReaderApi(args)
  const saved = getRecoveredValues(args.request, 'new-collective-key')
  return { saved, submissionKey: saved.submission_key ?? randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = await requireReaderApi(args)
  return submit(args.request, collectiveKeySchema, async values => {
    const { token, key } = await createCollectiveKey(api, values)
    const shown = await flashSecret({ name: key.name, secret: token })
    return redirectAfterPost(paths.collectiveKeys(getLocale(args.request)), shown)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.keys.new_title')

export default function NewCollectiveKey() {
  const { saved, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('new-collective-key', {
    schema: all => all.collectiveKeySchema,
    saved,
    order: ['key_name', 'scopes', 'valid_days'],
  })
  return (
    <>
      <PageHeader
        title={t('integrations.keys.new_title')}
        text={t('integrations.keys.new_text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('collective.keys'), href: paths.collectiveKeys(locale) },
              { label: t('integrations.keys.new_title') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <SubmissionForm of={form} className="grid gap-6">
          <input type="hidden" name="submission_key" defaultValue={submissionKey} />
          <TextField name="key_name" hint={t('collective.api.name_hint')} autoComplete="off" />
          <CheckboxGroupField
            name="scopes"
            options={collectiveScopes.map(value => ({
              value,
              label: t(`collective.api.scopes.${scopeNames[value]}`),
              detail: t(`collective.api.scopes_described.${scopeNames[value]}`),
            }))}
          />
          <RadioGroupField
            name="valid_days"
            columns={3}
            hint={t('collective.api.valid_hint')}
            options={collectiveKeyValidityPeriods.map(days => ({
              value: days,
              label: t('collective.api.days', { count: Number(days) }),
            }))}
          />
          <SubmitButton of={form} className="justify-self-start">
            {t('integrations.keys.create')}
          </SubmitButton>
        </SubmissionForm>
      </Card>
    </>
  )
}
