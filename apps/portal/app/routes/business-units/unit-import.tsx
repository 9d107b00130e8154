import { Breadcrumb, PageHeader, StatTiles } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getUnitImport, startUnitImport } from '#app/services/unit-imports.server'
import { useLocale, useText } from '#app/text'
import { ImportProblems } from './import-problems'
import { ImportProgress } from './import-progress'

export { clientAction } from '#app/forms/client-action'

await loadMessages('unit-imports')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return getUnitImport(api, args.params.id ?? '')
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return submit(args.request, formObject({}), async () => {
    const { id } = await startUnitImport(api, args.params.id ?? '')
    return redirectAfterPost(paths.unitImport(getLocale(args.request), id))
  })
}

const titles = { checked: 'found_title', running: 'running_title', done: 'done_title' } as const

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, `business_units.imports.${titles[args.data?.state ?? 'checked']}`)

/** The page of one import, with its plan, progress and result. */
export default function UnitImportPage() {
  const found = useLoaderData<typeof loader>()
  const { state, file_name: file, total: count, planned, outcomes } = found
  const t = useText()
  const locale = useLocale()
  const text =
    state === 'done'
      ? t('business_units.imports.done_text', { file, count })
      : t('business_units.imports.checked_text', { file, count })
  const label = (key: keyof typeof planned) => t(`business_units.imports.planned.${key}`)
  const stats =
    state === 'checked'
      ? (['create', 'update', 'unchanged', 'error'] as const).map(key => ({
          label: label(key),
          value: planned[key],
        }))
      : (['created', 'updated', 'unchanged', 'refused'] as const).map(key => ({
          label: t(`business_units.imports.outcomes.${key}`),
          value: outcomes[key] + (key === 'refused' ? outcomes.failed : 0),
        }))
  return (
    <>
      <PageHeader
        title={t(`business_units.imports.${titles[state]}`)}
        text={state === 'running' ? file : text}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: t('business_units.import'), href: paths.importUnits(locale) },
              { label: t(`business_units.imports.${titles[state]}`) },
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
