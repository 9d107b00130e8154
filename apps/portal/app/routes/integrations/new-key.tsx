import { randomUUID } from 'node:crypto'
import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { apiKeySchema, apiScopes } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSecret } from '#app/http/flash.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createApiKey } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'
import { CheckboxGroupField } from './checkbox-group-field'
import { scopeNames } from './scope-names'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  requireApi(args)
  await requirePermission(args, 'integration.manage')
  const saved = getRecoveredValues(args.request, 'new-api-key')
  return { saved, submissionKey: saved.submission_key ?? randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'integration.manage')
  return submit(args.request, apiKeySchema, async values => {
    const { token, key } = await createApiKey(api, values)
    const shown = await flashSecret({ name: key.name, secret: token })
    return redirectAfterPost(paths.integrations(getLocale(args.request)), shown)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.keys.new_title')

export default function NewApiKey() {
  const { saved, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('new-api-key', {
    schema: all => all.apiKeySchema,
    saved,
    order: ['key_name', 'scopes'],
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
              { label: t('integrations.title'), href: paths.integrations(locale) },
              { label: t('integrations.keys.new_title') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <SubmissionForm of={form} className="grid gap-6">
          <input type="hidden" name="submission_key" defaultValue={submissionKey} />
          <TextField name="key_name" hint={t('integrations.keys.name_hint')} autoComplete="off" />
          <CheckboxGroupField
            name="scopes"
            options={apiScopes.map(value => ({
              value,
              label: t(`integrations.scopes.${scopeNames[value]}`),
              detail: t(`integrations.scopes_described.${scopeNames[value]}`),
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
