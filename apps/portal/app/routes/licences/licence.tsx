import { Breadcrumb, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getLicence } from '#app/services/licences.server'
import { useLocale, useText } from '#app/text'
import { BadgeCard } from './badge-card'
import { CoverageCard } from './coverage-card'
import { DocumentsCard } from './documents-card'
import { FactsCard } from './facts-card'
import { LicenceAction } from './licence-action'
import { LicenceNotice } from './licence-notice'
import { requireValidLicenceCode } from './licence-rules.server'
import { licenceNeedsAttention } from './licence-state'
import { VersionsCard } from './versions-card'

await loadMessages('licences')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidLicenceCode(args)
  await requirePermission(args, 'licence.read')
  return { licence: await getLicence(api, args.params.code ?? ''), now: Date.now() }
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'licences.one', { name: args.data?.licence.zone.name ?? '' })

/** The page of one licence, with its state, certificates, coverage and versions. */
export default function LicencePage() {
  const { licence, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { zone, business_unit: unit, city, state } = licence
  const renews = licenceNeedsAttention(licence) && state !== 'suspended' && state !== 'revoked'
  return (
    <>
      <PageHeader
        title={zone.name}
        text={t('licences.page.text', { unit: unit.name, city })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('licences.title'), href: paths.licences(locale) },
              { label: unit.name, href: paths.licences(locale, { unit: unit.id }) },
              { label: zone.name },
            ]}
          />
        }
        action={renews ? <LicenceAction licence={licence} primary /> : null}
      />
      <LicenceNotice licence={licence} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,400px)] xl:grid-rows-[auto_1fr]">
        <FactsCard licence={licence} now={now} />
        <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <DocumentsCard licence={licence} />
        </div>
        <div className="grid min-w-0 gap-5">
          <VersionsCard licence={licence} />
          <CoverageCard coverage={licence.coverage} />
          <BadgeCard licence={licence} />
        </div>
      </div>
    </>
  )
}
