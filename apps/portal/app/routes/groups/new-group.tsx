import { randomUUID } from 'node:crypto'
import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { unitGroupSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createGroup, getRuleChoices } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { GroupFields } from './group-fields'

export { clientAction } from '#app/forms/client-action'

await loadMessages('groups')

const keyShape = /^[\w-]{8,64}$/

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'unit-group.update')
  return { choices: await getRuleChoices(api), key: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'unit-group.update')
  const locale = getLocale(args.request)
  const form = await readForm(args.request)
  const key = form.texts.key ?? ''
  return submit(form, unitGroupSchema, async group => {
    const { id, name, kind } = await createGroup(api, group, keyShape.test(key) ? key : randomUUID())
    const next = kind === 'list' ? paths.addGroupUnits(locale, id) : paths.group(locale, id)
    return redirectAfterPost(next, await flashSuccess('groups.created', { name }))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'groups.new_title')

export default function NewGroup() {
  const { choices, key } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('new-group', {
    schema: all => all.unitGroupSchema,
    saved: { group_kind: 'rule' },
    order: ['group_name', 'group_kind', 'rule_names', 'rule_codes'],
  })
  return (
    <>
      <PageHeader
        title={t('groups.new_title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('groups.title'), href: paths.groups(locale) },
              { label: t('groups.new_title') },
            ]}
          />
        }
      />
      <Card className="max-w-190">
        <SubmissionForm of={form} className="grid gap-6">
          <input type="hidden" name="key" defaultValue={key} />
          <GroupFields choices={choices} />
          <SubmitButton of={form} className="justify-self-start max-sm:w-full">
            {t('actions.save')}
          </SubmitButton>
        </SubmissionForm>
      </Card>
    </>
  )
}
