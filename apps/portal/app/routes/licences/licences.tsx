import { ButtonLink, EmptyState, PageHeader, StatTiles } from '@bgm/ui'
import { licenceFilters, licenceNoticeDays, licenceSelectionSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { reply, submit } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { listUnitOptions } from '#app/services/business-units.server'
import { createCertificateBatch, listLicences } from '#app/services/licences.server'
import { useLocale, useText } from '#app/text'
import { LicenceList } from './licence-list'
import { licenceRules, parseLicenceCodes } from './licence-rules.server'
import { RenewLink } from './renew-link'

export { clientAction } from '#app/forms/client-action'

await loadMessages('licences')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'licence.read')
  const { filter, page, ignored } = parseListQuery(args.request, licenceRules)
  const [licences, units] = await Promise.all([listLicences(api, filter, page), listUnitOptions(api)])
  redirectToLastPage(args.request, licences.pagination)
  return { ...licences, units, ignored, filtered: Object.keys(filter).length > 0, now: Date.now() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'licence.export')
  const { filter } = parseListQuery(args.request, licenceRules)
  const locale = getLocale(args.request)
  const form = await readForm(args.request)
  return submit(form, licenceSelectionSchema, async ({ codes: selected, all, size }) => {
    const codes = all ? null : parseLicenceCodes(selected)
    if (codes?.length === 0) return reply(form, { '': [{ key: 'validation.no_certificates' }] }, 400)
    const { id } = await createCertificateBatch(api, { codes, query: filter, size, locale })
    return redirectAfterPost(paths.licenceBatch(locale, id))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'licences.title')

export default function Licences() {
  const { data, pagination, states, units, ignored, filtered, now } = useLoaderData<typeof loader>()
  const t = useText()
  const any = filtered || ignored.length > 0 || pagination.total > 0
  return (
    <>
      <PageHeader
        title={t('licences.title')}
        text={t('licences.text')}
        action={<RenewLink licences={data} states={states} />}
      />
      {any ? (
        <>
          <StatTiles
            className="mb-5"
            stats={(['active', 'expiring', 'overdue', 'expired'] as const).map(state => ({
              label: t(`licences.stats.${state}`, { days: licenceNoticeDays }),
              value: states[state],
            }))}
          />
          <ListFilter
            placeholder={t('licences.search_placeholder')}
            ignored={ignored}
            keep={[]}
            filters={[
              ...(units.length > 1
                ? [{ name: 'unit', label: t('licences.unit'), all: t('licences.all_units'), options: units }]
                : []),
              {
                name: 'state',
                label: t('licences.state'),
                all: t('licences.all_states'),
                options: licenceFilters.map(value => ({ value, label: t(`licences.states.${value}`) })),
              },
            ]}
          />
          <LicenceList licences={data} pages={pagination} now={now} />
        </>
      ) : (
        <NoLicences />
      )}
      <p className="mt-5 text-small text-muted">{t('licences.royalty_note')}</p>
    </>
  )
}

function NoLicences() {
  const t = useText()
  const locale = useLocale()
  const orders = useHasPermission()('order.create')
  return (
    <EmptyState
      title={t('licences.empty_title')}
      className="rounded-card border border-line bg-surface"
      action={
        orders ? (
          <ButtonLink href={paths.businessUnits(locale)}>{t('licences.empty_action')}</ButtonLink>
        ) : undefined
      }
    >
      {t('licences.empty_text')}
    </EmptyState>
  )
}
