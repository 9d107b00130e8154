import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getGroup, getRuleChoices, type UnitGroup } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { GroupFields } from './group-fields'
import { handleGroupForm } from './group-forms.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('groups')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'unit-group.update')
  const [group, choices] = await Promise.all([getGroup(api, args.params.id ?? ''), getRuleChoices(api)])
  return { group, choices }
}

export async function action(args: ActionFunctionArgs) {
  await requireValidId(args)
  await requirePermission(args, 'unit-group.update')
  return handleGroupForm(args, await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'groups.edit_title', { name: args.data?.group.name ?? '' })

export default function EditGroup() {
  const { group, choices } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const title = t('groups.edit_title', { name: group.name })
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('groups.title'), href: paths.groups(locale) },
              { label: group.name, href: paths.group(locale, group.id) },
              { label: t('groups.edit') },
            ]}
          />
        }
      />
      <div className="grid max-w-190 gap-5">
        <EditForm group={group} choices={choices} />
        <DeleteForm />
      </div>
    </>
  )
}

function EditForm({
  group: { name, kind, rule, version },
  choices,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'choices'> & { group: UnitGroup }) {
  const t = useText()
  const form = useSubmission('edit-group', {
    schema: all => all.unitGroupSchema,
    saved: {
      group_name: name,
      group_kind: kind,
      rule_names: rule.rule_names.join(', '),
      rule_codes: rule.rule_codes.join(', '),
      rule_provinces: rule.rule_provinces.join(),
      rule_cities: rule.rule_cities.join(),
      rule_industries: rule.rule_industries.join(),
      rule_states: rule.rule_states.join(),
    },
    order: ['group_name', 'rule_names', 'rule_codes'],
  })
  return (
    <Card>
      <SubmissionForm of={form} className="grid gap-6">
        <input type="hidden" name="version" value={version} />
        <GroupFields choices={choices} kind={kind} />
        <SubmitButton of={form} className="justify-self-start max-sm:w-full">
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

function DeleteForm() {
  const t = useText()
  const form = useSubmission('delete-group')
  return (
    <details className="rounded-card border border-line bg-surface p-card">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('groups.delete')}</summary>
      <SubmissionForm of={form} className="mt-4 grid gap-4">
        <p className="text-label">{t('groups.delete_text')}</p>
        <SubmitButton of={form} variant="danger" className="justify-self-start max-sm:w-full">
          {t('groups.delete')}
        </SubmitButton>
      </SubmissionForm>
    </details>
  )
}
