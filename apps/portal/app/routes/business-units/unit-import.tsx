import { Breadcrumb, PageHeader, StatTiles } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { listIndustries } from '#app/services/industries.server'
import { listPackages } from '#app/services/packages.server'
import { editUnitImport, getUnitImport, startUnitImport } from '#app/services/unit-imports.server'
import { useLocale, useText } from '#app/text'
import { CheckedImport } from './checked-import'
import { readImportEdit } from './import-forms.server'
import { ImportProblems } from './import-problems'
import { ImportProgress } from './import-progress'

export { clientAction } from '#app/forms/client-action'

await loadMessages('unit-imports')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const found = await getUnitImport(api, args.params.id ?? '')
  const [industries, packages] =
    found.state === 'checked' ? await Promise.all([listIndustries(api), listPackages(api)]) : [[], []]
  return { found, industries, packages: packages.filter(offer => !offer.contact_only) }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const form = await readForm(args.request)
  return submit(form, formObject({}), async () => {
    const edit = readImportEdit(form)
    if (Object.values(edit).some(changes => changes.length > 0)) await editUnitImport(api, id, edit)
    if (form.intent === 'start') await startUnitImport(api, id)
    return redirectAfterPost(paths.unitImport(getLocale(args.request), id))
  })
}

const titles = { checked: 'found_title', running: 'running_title', done: 'done_title' } as const

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, `business_units.imports.${titles[args.data?.found.state ?? 'checked']}`)

/** The page of one import: what has to be corrected, its progress and its result. */
export default function UnitImportPage() {
  const { found, industries, packages } = useLoaderData<typeof loader>()
  const { state, file_name: file, total: count, outcomes } = found
  const t = useText()
  const locale = useLocale()
  if (state === 'checked') return <CheckedImport found={found} industries={industries} packages={packages} />
  const stats = (['created', 'updated', 'unchanged', 'refused'] as const).map(key => ({
    label: t(`business_units.imports.outcomes.${key}`),
    value: outcomes[key] + (key === 'refused' ? outcomes.failed : 0),
  }))
  const title = t(`business_units.imports.${titles[state]}`)
  return (
    <>
      <PageHeader
        title={title}
        text={state === 'running' ? file : t('business_units.imports.done_text', { file, count })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: t('business_units.import'), href: paths.importUnits(locale) },
              { label: title },
            ]}
          />
        }
      />
      <ImportProgress found={found} />
      <StatTiles stats={stats} className="mb-5" />
      <ImportProblems found={found} />
    </>
  )
}
