import type { UsageDispute } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, ButtonLink, Card, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { ShownFor } from '#app/forms/shown-for'
import { reply } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId, parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { listDisputes, resolveDispute } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { describeDisputeSubject } from './dispute-subject'

export { clientAction } from '#app/forms/client-action'

await loadMessages('usage')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'usage.read')
  const { page } = parseListQuery(args.request, {})
  const disputes = await listDisputes(api, page)
  redirectToLastPage(args.request, disputes.pagination)
  return disputes
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'usage.dispute')
  const form = await readForm(args.request)
  const { dispute = '' } = form.texts
  if (!isId(dispute)) return reply(form, { '': [{ key: 'validation.form_invalid' }] }, 400)
  await resolveDispute(api, dispute)
  const notice = await flashSuccess('usage.disputes.resolved')
  return redirectAfterPost(paths.usageDisputes(getLocale(args.request)), notice)
}

export const meta: MetaFunction = args => pageTitle(args, 'usage.disputes.title')

/** The organisation's disputes, with the replies. */
export default function Disputes() {
  const { data, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { getHref } = useListUrl()
  return (
    <>
      <PageHeader
        breadcrumb={
          <p className="mb-1 text-label">
            <TextLink href={paths.usage(locale)}>{t('usage.title')}</TextLink>
          </p>
        }
        title={t('usage.disputes.title')}
        text={t('usage.disputes.text')}
      />
      {data.length === 0 ? (
        <EmptyState
          title={t('usage.disputes.empty_title')}
          className="rounded-card border border-line bg-surface"
          action={<ButtonLink href={paths.usage(locale)}>{t('usage.disputes.see_report')}</ButtonLink>}
        >
          {t('usage.disputes.empty')}
        </EmptyState>
      ) : (
        <div className="grid max-w-200 gap-4">
          {data.map(dispute => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
          {pagination.page_count > 1 ? (
            <ListPagination pages={pagination} getHref={page => getHref({ page })} />
          ) : null}
        </div>
      )}
    </>
  )
}

const tones = { open: 'info', answered: 'ok', resolved: 'off' } as const

function Dispute({ dispute }: { dispute: UsageDispute }) {
  const t = useText()
  const locale = useLocale()
  const mayResolve = useHasPermission()('usage.dispute') && dispute.state !== 'resolved'
  const { id, state, reason, explanation, reply: answer, received_at, replied_at, play } = dispute
  const subject = describeDisputeSubject(dispute, locale)
  return (
    <Card
      title={t(`usage.disputes.reasons.${reason}`)}
      aside={<Badge tone={tones[state]}>{t(`usage.disputes.states.${state}`)}</Badge>}
      note={play ? <TextLink href={paths.usagePlay(locale, play)}>{subject}</TextLink> : subject}
    >
      <p className="text-label whitespace-pre-line wrap-anywhere">{explanation}</p>
      <p className="mt-1 text-small text-muted">
        {t('usage.disputes.received', { time: format.dateTime(received_at, locale) })}
      </p>
      {answer && replied_at ? (
        <div className="mt-4 rounded-card bg-sunken p-4">
          <h3 className="text-label font-semibold">{t('usage.disputes.reply')}</h3>
          <p className="mt-1 text-label whitespace-pre-line wrap-anywhere">{answer}</p>
          <p className="mt-1 text-small text-muted">{format.dateTime(replied_at, locale)}</p>
        </div>
      ) : null}
      {mayResolve ? (
        <Form method="post" className="mt-4">
          <ShownFor />
          <input type="hidden" name="dispute" value={id} />
          <Button type="submit" variant="secondary">
            {t('usage.disputes.resolve')}
            <span className="sr-only">: {subject}</span>
          </Button>
        </Form>
      ) : null}
    </Card>
  )
}
