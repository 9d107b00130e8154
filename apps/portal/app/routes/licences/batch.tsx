import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, Card, Notice, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download } from 'lucide-react'
import { JobProgress } from '#app/components/job-progress'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi, requireValidId } from '#app/http/api.server'
import { paths } from '#app/paths'
import { getCertificateBatch } from '#app/services/licences.server'
import { useLocale, useText } from '#app/text'

await loadMessages('licences')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return getCertificateBatch(api, args.params.id ?? '')
}

type Batch = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction = args => pageTitle(args, 'licences.batch.title')

/** The progress of a batch of certificates, then its file. */
export default function LicenceBatchPage() {
  const batch = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('licences.batch.title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('licences.title'), href: paths.licences(locale) },
              { label: t('licences.batch.title') },
            ]}
          />
        }
      />
      {batch.state === 'ready' ? (
        <Ready batch={batch} />
      ) : batch.state === 'failed' ? (
        <Failed />
      ) : (
        <Running batch={batch} />
      )}
    </>
  )
}

function Running({ batch: { id, state, done, total } }: { batch: Batch }) {
  const t = useText()
  const locale = useLocale()
  return (
    <JobProgress
      text={state === 'waiting' ? t('licences.batch.waiting') : t('licences.batch.running', { done, total })}
      done={done}
      total={total}
      href={paths.licenceBatch(locale, id)}
      reloadLabel={t('licences.batch.reload')}
    />
  )
}

function Ready({ batch: { id, total, bytes, expires_at } }: { batch: Batch }) {
  const t = useText()
  const locale = useLocale()
  const size = format.fileSize(bytes ?? 0, locale)
  return (
    <Card title={<span role="status">{t('licences.batch.ready')}</span>}>
      <p className="mb-4 text-label text-muted">
        {t('licences.batch.ready_text', { count: total, size, date: format.dateTime(expires_at, locale) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.licenceBatchFile(locale, id)} download="">
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('licences.batch.download')}
        </ButtonLink>
        <ButtonLink href={paths.licences(locale)} variant="secondary">
          {t('licences.batch.again')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Failed() {
  const t = useText()
  const locale = useLocale()
  return (
    <Notice
      tone="bad"
      role="status"
      title={t('licences.batch.failed')}
      action={
        <ButtonLink href={paths.licences(locale)} variant="ink" size="s">
          {t('licences.batch.again')}
        </ButtonLink>
      }
    >
      {t('licences.batch.failed_text')}
    </Notice>
  )
}
