import { notFound } from '@bgm/server/not-found'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import { cleanCode } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { PlayFacts } from '#app/routes/usage/play-facts'
import { ProofHashes } from '#app/routes/usage/proof-numbers'
import { ProofSteps } from '#app/routes/usage/proof-steps'
import { ProofVerdict } from '#app/routes/usage/proof-verdict'
import { isPlayId } from '#app/routes/usage/usage-rules.server'
import { getCollectivePlay } from '#app/services/collective.server'
import { useLocale, useText } from '#app/text'
import { ProofLookupCard } from './proof-lookup-card'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { id } = args.params
  if (id !== undefined) {
    if (!isPlayId(id)) throw notFound(args.request)
    const { data: play, checked_at } = await getCollectivePlay(api, id)
    return { play, checkedAt: checked_at, typed: null }
  }
  const number = new URL(args.request.url).searchParams.get('number')
  const typed = number === null ? null : cleanCode(number.slice(0, 100)).trim().slice(0, 60)
  if (typed && isPlayId(typed))
    throw redirectTo(paths.collectivePlay(getLocale(args.request), typed.toLowerCase()))
  return { play: null, checkedAt: '', typed }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.proof')

/** The proof of one play from any venue, or a field for entering a play's number. */
export default function PlayPage() {
  const { play, checkedAt, typed } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  if (!play)
    return (
      <>
        <PageHeader title={t('collective.proof')} text={t('collective.check.page_text')} />
        <div className="max-w-120">
          <ProofLookupCard number={typed ?? ''} invalid={typed !== null} />
        </div>
      </>
    )
  return (
    <>
      <Breadcrumb
        className="mb-4"
        label={t('navigation.breadcrumb')}
        items={[
          { label: t('collective.venues'), href: paths.collectiveVenues(locale) },
          { label: play.business_unit.name, href: paths.collectiveVenue(locale, play.business_unit.id) },
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
            <ProofHashes file={paths.collectiveFile('proofs', play.id)} proof={play.proof} />
          </div>
        ) : null}
        <div className="grid min-w-0 gap-5">
          <PlayFacts play={play} />
          <ProofLookupCard />
        </div>
      </div>
    </>
  )
}
