import { Breadcrumb, Button, EmptyState, Notice, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { env } from '#app/env.server'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listInstallationCodes } from '#app/services/installation-codes.server'
import { useLocale, useText } from '#app/text'
import { handleInstallationForm } from './installation-forms.server'
import { InstallationSheet } from './installation-sheet'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'pairing')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'player.manage')
  const { page } = parseListQuery(args.request, {})
  const codes = await listInstallationCodes(api, page)
  redirectToLastPage(args.request, codes.pagination)
  return { ...codes, playerUrl: env.playerUrl.replace(/^https?:\/\//, '').replace(/\/$/, '') }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'player.manage')
  return handleInstallationForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'pairing.sheet.title')

/** The installation codes, to be printed and handed out. */
export default function Installation() {
  const { data, pagination, zones_without_code: without, playerUrl } = useLoaderData<typeof loader>()
  const t = useText()
  const { getHref } = useListUrl()
  return (
    <>
      <Header without={without} printable={data.length > 0} />
      {data.length > 0 ? (
        <div className="grid gap-5">
          <Notice tone="info" className="print:hidden">
            {t('pairing.sheet.secret')}
          </Notice>
          <p className="text-label">{t('pairing.sheet.how', { url: playerUrl })}</p>
          <InstallationSheet codes={data} />
          <div className="print:hidden">
            <ListPagination pages={pagination} getHref={page => getHref({ page })} />
          </div>
          <RevokeAll />
        </div>
      ) : (
        <EmptyState
          title={t('pairing.sheet.empty_title')}
          className="rounded-card border border-line bg-surface"
        >
          {t(without > 0 ? 'pairing.sheet.empty_text' : 'pairing.sheet.all_paired')}
        </EmptyState>
      )}
    </>
  )
}

function Header({ without, printable }: { without: number; printable: boolean }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('installation-create')
  return (
    <PageHeader
      title={t('pairing.sheet.title')}
      text={<span className="print:hidden">{t('pairing.sheet.text')}</span>}
      breadcrumb={
        <Breadcrumb
          label={t('navigation.breadcrumb')}
          items={[
            { label: t('zones.title'), href: paths.zones(locale) },
            { label: t('pairing.sheet.title') },
          ]}
        />
      }
      action={
        <div className="flex flex-wrap gap-2.5 max-sm:w-full print:hidden">
          {printable ? (
            <Button
              type="button"
              variant="secondary"
              onClick={() => window.print()}
              className="noscript:hidden"
            >
              <Printer aria-hidden="true" strokeWidth={1.75} />
              {t('pairing.sheet.print')}
            </Button>
          ) : null}
          {without > 0 ? (
            <SubmissionForm of={form}>
              <SubmitButton of={form}>
                {t('pairing.sheet.create', { zones: t('words.zones', { count: without }) })}
              </SubmitButton>
            </SubmissionForm>
          ) : null}
        </div>
      }
    />
  )
}

function RevokeAll() {
  const t = useText()
  const form = useSubmission('installation-revoke-all')
  return (
    <SubmissionForm of={form} className="flex flex-wrap items-center gap-4 print:hidden">
      <SubmitButton of={form} variant="secondary">
        {t('pairing.sheet.revoke_all')}
      </SubmitButton>
      <p className="min-w-0 flex-[1_1_16rem] text-small text-muted">{t('pairing.sheet.revoke_all_text')}</p>
    </SubmissionForm>
  )
}
