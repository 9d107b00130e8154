import { Breadcrumb, Card, Checkbox, Fieldset, PageHeader } from '@bgm/ui'
import { exemptionSchema, lockSubjects } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TextField, useFieldProps } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId, parseListQuery } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { exemptUnits, listGroupedUnits } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { groupFilterRules, groupUnitRules } from './group-rules.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('groups')

/** The filter of the list from which the page was opened with all units selected. */
const readFilter = (request: Request) =>
  parseListQuery(request, { ...groupUnitRules, ...groupFilterRules }).filter

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'unit-group.update')
  const { searchParams } = new URL(args.request.url)
  if (searchParams.get('all') === 'on') {
    const { pagination } = await listGroupedUnits(api, { ...readFilter(args.request), page: 1 })
    return { units: null, count: pagination.total }
  }
  const units = [...new Set(searchParams.getAll('units').slice(0, 100))].filter(isId)
  return { units, count: units.length }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'unit-group.update')
  const locale = getLocale(args.request)
  return submit(args.request, exemptionSchema, async exemption => {
    await exemptUnits(api, { ...exemption, ...(exemption.exempt_all ? readFilter(args.request) : {}) })
    return redirectAfterPost(paths.groups(locale), await flashSuccess('groups.locks.exempted'))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'groups.locks.exempt_title')

/** Frees the selected units from locks until a date. */
export default function ExemptUnits() {
  const { units, count } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('exempt', {
    schema: all => all.exemptionSchema,
    order: ['exempt_subjects', 'exempt_until', 'exempt_units'],
  })
  return (
    <>
      <PageHeader
        title={t('groups.locks.exempt_title')}
        text={t('groups.locks.exempt_text', { units: t('words.units', { count }) })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('groups.title'), href: paths.groups(locale) },
              { label: t('groups.locks.exempt') },
            ]}
          />
        }
      />
      <Card className="max-w-170">
        <SubmissionForm of={form} className="grid gap-6">
          {units ? (
            <input type="hidden" name="exempt_units" value={units.join()} />
          ) : (
            <input type="hidden" name="exempt_all" value="on" />
          )}
          <SubjectsField />
          <TextField name="exempt_until" type="date" className="max-w-80" />
          <SubmitButton of={form} className="justify-self-start max-sm:w-full">
            {t('groups.locks.exempt')}
          </SubmitButton>
        </SubmissionForm>
      </Card>
    </>
  )
}

function SubjectsField() {
  const t = useText()
  const { meta, group } = useFieldProps({ name: 'exempt_subjects' })
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <Fieldset {...group}>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {lockSubjects.map(subject => (
          <Checkbox
            key={subject}
            id={`${meta.id}-${subject}`}
            name="exempt_subjects"
            value={subject}
            defaultChecked={chosen.includes(subject)}
            label={t(`groups.locks.subjects.${subject}`)}
          />
        ))}
      </div>
    </Fieldset>
  )
}
