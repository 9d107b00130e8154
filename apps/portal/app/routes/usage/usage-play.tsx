import { format } from '@bgm/i18n'
import { Breadcrumb, Card } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getUsagePlay } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { DisputeCard } from './dispute-card'
import { getCurrentMonth, getMonthMiddle } from './month'
import { PlayFacts } from './play-facts'
import { ProofHashes } from './proof-numbers'
import { ProofSteps } from './proof-steps'
import { ProofVerdict } from './proof-verdict'
import { requirePlayId } from './usage-rules.server'

await loadMessages('usage')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePlayId(args)
  await requirePermission(args, 'usage.read')
  const { data: play, checked_at } = await getUsagePlay(api, args.params.id ?? '')
  return { play, checkedAt: checked_at }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'usage.proof.title')

/** One line of the report, checked against its seal. */
export default function UsagePlay() {
  const { play, checkedAt } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const month = getCurrentMonth(Date.parse(play.started_at))
  return (
    <>
      <Breadcrumb
        className="mb-4"
        label={t('navigation.breadcrumb')}
        items={[
          { label: t('usage.title'), href: paths.usage(locale) },
          {
            label: format.monthYear(getMonthMiddle(month), locale),
            href: paths.usageMonth(locale, month),
          },
          { label: t('usage.proof.title') },
        ]}
      />
      <ProofVerdict play={play} checkedAt={checkedAt} />
      <div
        className={`mt-5 grid items-start gap-5 ${play.proof ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]' : 'lg:grid-cols-2'}`}
      >
        {play.proof ? (
          <div className="grid min-w-0 gap-5">
            <ProofSteps proof={play.proof} />
            <ProofHashes file={paths.usageProof(locale, play.id)} proof={play.proof} />
          </div>
        ) : null}
        <div className="grid min-w-0 gap-5">
          <PlayFacts play={play} />
          <DisputeCard subject={{ play: play.id }} />
          <Card title={t('usage.proof.otherwise')}>
            <p className="text-label text-muted">{t('usage.proof.otherwise_text')}</p>
          </Card>
        </div>
      </div>
    </>
  )
}
