import type { ZoneRepetition } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Breadcrumb, Button, Card, PageHeader, SummaryList } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { extendZonePlaylist, getPlaylistDetail } from '#app/services/playlists.server'
import { getRepetition, getZone } from '#app/services/zones.server'
import { getText, useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const id = args.params.id ?? ''
  const [zone, repetition] = await Promise.all([getZone(api, id), getRepetition(api, id)])
  const worst = repetition.worst && (await getPlaylistDetail(api, repetition.worst.playlist.id))
  return { id, name: zone.name, repetition, kind: worst?.kind ?? null }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'playlist.update')
  const id = args.params.id ?? ''
  const locale = getLocale(args.request)
  return submit(args.request, formObject({}), async () => {
    const { worst } = await getRepetition(api, id)
    const here = paths.zoneRepetition(locale, id)
    if (!worst) return redirectAfterPost(here)
    const t = getText(locale)
    const { playlist, added } = await extendZonePlaylist(api, id, worst.playlist.id, title =>
      t('playlists.extended_name', { title }),
    )
    const values = { count: String(added), name: playlist.title[locale] }
    return redirectAfterPost(here, await flashSuccess('zone.repetition.remedied', values))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'zone.repetition.title', { name: args.data?.name ?? '' })

const tones = { varied: 'ok', moderate: 'warn', repetitive: 'bad' } as const

/** Shows how often tracks and artists repeat in a zone, in words and numbers, and offers one remedy. */
export default function Repetition() {
  const { id, name, repetition, kind } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const edits = useHasPermission()('playlist.update')
  const { rating, worst } = repetition
  return (
    <>
      <PageHeader
        title={t('zone.repetition.title', { name })}
        text={t('zone.repetition.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: name, href: paths.zone(locale, id) },
              { label: t('zone.repetition.link') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        {rating ? (
          <>
            <Badge tone={tones[rating]} className="whitespace-normal">
              {t(`zone.repetition.ratings.${rating}`)}
            </Badge>
            <Facts repetition={repetition} />
          </>
        ) : (
          <p>{t('zone.repetition.none')}</p>
        )}
        {worst && kind && edits && rating !== 'varied' ? (
          <Remedy title={worst.playlist.title[locale]} own={kind === 'own'} />
        ) : null}
      </Card>
    </>
  )
}

function Facts({ repetition }: { repetition: ZoneRepetition }) {
  const t = useText()
  const locale = useLocale()
  const { track, artist, worst, hours, distinct_hours } = repetition
  const number = (value: number) => format.number(value, locale, 1)
  const times = ({ day, week }: { day: number; week: number }) =>
    t('zone.repetition.times', { day: number(day), week: number(week) })
  return (
    <SummaryList
      className="mt-3"
      items={[
        { term: t('zone.repetition.track'), detail: times(track) },
        ...(artist
          ? [{ term: t('zone.repetition.artist', { name: artist.name }), detail: times(artist) }]
          : []),
        {
          term: t('zone.repetition.distinct'),
          detail: t('zone.repetition.distinct_hours', {
            distinct: format.hours(distinct_hours, locale),
            planned: format.hours(hours, locale),
          }),
        },
        ...(worst
          ? [
              {
                term: t('zone.repetition.worst'),
                detail: t('zone.repetition.worst_passes', {
                  playlist: worst.playlist.title[locale],
                  passes: number(worst.passes),
                }),
              },
            ]
          : []),
      ]}
    />
  )
}

function Remedy({ title, own }: { title: string; own: boolean }) {
  const t = useText()
  const form = useSubmission('vary-zone')
  return (
    <SubmissionForm of={form} className="mt-4">
      <p className="mb-3 text-label text-muted">
        {t(own ? 'zone.repetition.remedy_own' : 'zone.repetition.remedy_curated', { playlist: title })}
      </p>
      <Button type="submit" busy={form.busy} busyLabel={t('words.loading')} className="max-sm:w-full">
        {t('zone.repetition.remedy')}
      </Button>
    </SubmissionForm>
  )
}
