import { ButtonLink, EmptyState, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { env } from '#app/env.server'
import { requireApi } from '#app/http/api.server'
import { paths } from '#app/paths'
import { findTrial } from '#app/services/trials.server'
import { getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { TrialHero } from './trial-hero'
import { ConnectDevice, ContinueWithPackage, SoFar, TrialLicence } from './trial-sections'

await loadMessages('trial', 'pairing')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const trial = await findTrial(api)
  const zone = trial?.zone ? await getZone(api, trial.zone.id) : null
  return { trial, paired: zone?.player !== null && zone !== null, playerUrl: env.playerUrl }
}

export const meta: MetaFunction = args => pageTitle(args, 'trial.page.title')

export default function Trial() {
  const { trial, paired, playerUrl } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  if (!trial)
    return (
      <>
        <PageHeader title={t('trial.page.title')} />
        <EmptyState
          title={t('trial.page.none')}
          action={<ButtonLink href={paths.dashboard(locale)}>{t('actions.back')}</ButtonLink>}
        />
      </>
    )
  const { continues_at } = trial
  return (
    <div className="mx-auto grid max-w-140 gap-7">
      <TrialHero trial={trial} />
      {trial.tone !== 'ended' && mayDo('player.manage') ? (
        <ConnectDevice trial={trial} paired={paired} playerUrl={playerUrl} />
      ) : null}
      {trial.played.songs > 0 ? <SoFar trial={trial} /> : null}
      {continues_at === null && mayDo('order.create') ? <ContinueWithPackage trial={trial} /> : null}
      <TrialLicence trial={trial} />
    </div>
  )
}
