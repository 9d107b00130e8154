import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { statusMaxAge } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { createPageHead } from '#app/components/head'
import { PageTitle } from '#app/components/page-title'
import { SiteFrame } from '#app/components/site-frame'
import { useSite } from '#app/components/use-site'
import { createContentApi } from '#app/http/api.server'
import { getLocale, i18n } from '#app/http/locale.server'
import type { loader as rootLoader } from '#app/root'
import { SectionBox } from '#app/sections/section-box'
import { getKnownStatus } from '#app/services/status.server'
import { assessStatus, type DayState, type Overall } from './assess-status'
import { DayLobe } from './day-lattice'
import { PartHistory } from './part-history'
import { StatusNotes } from './status-notes'

/** A request waits for the current state if the cached page is older than this, in seconds. */
export const handle = { hydrate: false, cache: { maxAge: 20 } }

export async function loader(args: LoaderFunctionArgs) {
  const t = await i18n.getFixedT(args.request)
  return {
    ...(await getKnownStatus(createContentApi(args), getLocale(args.request))),
    now: Date.now(),
    title: t('service_status.title'),
    description: t('service_status.description'),
  }
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({
  data,
  matches,
  location,
}) => {
  const site = matches.find(match => match.id === 'root')?.data
  if (!data || !site) return []
  const { title, description, settings } = data
  const none = { industries: [], packages: [], faqs: [], testimonials: [], clients: [], calculator: null }
  const page = { title, description, name: title, content: { settings, ...none } }
  return createPageHead(page, site, location.pathname)
}

const tones = {
  good: 'ok',
  failing: 'warn',
  maintenance: 'warn',
  incident: 'bad',
  down: 'bad',
  unknown: 'warn',
} as const satisfies Record<Overall, string>

const jakartaDay = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)

export default function Status() {
  const { settings, status, reachable, now, title } = useLoaderData<typeof loader>()
  const { t } = useSite()
  const isOld = !reachable || assessStatus(status, now).stale
  const lastDay = jakartaDay(status.checked_at === null ? now : Date.parse(status.checked_at))
  return (
    <SiteFrame settings={settings}>
      <PageTitle page={{ name: title, slug: null, version: null, industry: null, locale: null }} />
      <SectionBox id="now" wrapClass="max-w-[60rem]">
        <Summary />
      </SectionBox>
      <SectionBox id="notes" className="!pt-0" wrapClass="max-w-[60rem]">
        <StatusNotes notes={status.notes} now={now} />
      </SectionBox>
      <SectionBox id="parts" className="!pt-0" wrapClass="max-w-[60rem]">
        <h2 className="mb-4 text-h2">{t('service_status.parts_title')}</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {status.parts.map(part => (
            <PartHistory key={part.part} part={part} stale={isOld} lastDay={lastDay} />
          ))}
        </ul>
        <Legend />
      </SectionBox>
    </SiteFrame>
  )
}

/** When the last check stops saying anything about now; the site's script then says so on an old copy. */
const oldAfter = (checked: string) => new Date(Date.parse(checked) + statusMaxAge).toISOString()

/** Whether everything works, when that was found out, and what is known to be missing. */
function Summary() {
  const { status, reachable, now } = useLoaderData<typeof loader>()
  const { t, locale } = useSite()
  const { overall, stale, current } = assessStatus(status, now)
  const shown = reachable || overall === 'incident' || overall === 'maintenance' ? overall : 'unknown'
  const name = (part: string) => t(`service_status.parts.${part}.name`)
  const down =
    stale || !reachable
      ? []
      : status.parts.filter(({ state }) => state === 'down').map(({ part }) => name(part))
  const affected = [...new Set(current.flatMap(({ parts }) => parts.map(name)))]
  return (
    <Notice tone={tones[shown]}>
      <h2 className="text-h3">{t(`service_status.overall.${shown}`)}</h2>
      {affected.length > 0 ? <p>{t('service_status.affected', { parts: affected.join(', ') })}</p> : null}
      {down.length > 0 ? <p>{t('service_status.down_parts', { parts: down.join(', ') })}</p> : null}
      {reachable ? null : <p>{t('service_status.unreachable')}</p>}
      {reachable && status.checked_at !== null ? (
        <p hidden={!stale} data-old-after={oldAfter(status.checked_at)}>
          {t('service_status.stale')}
        </p>
      ) : null}
      <p className="mt-1">
        {status.checked_at === null ? (
          t('service_status.never_checked')
        ) : (
          <>
            <strong>
              {t('service_status.checked', { time: format.dateTime(status.checked_at, locale) })}
            </strong>{' '}
            {t('service_status.copy')}
          </>
        )}
      </p>
      {shown === 'good' ? null : <p className="mt-1">{t('service_status.music')}</p>}
    </Notice>
  )
}

const dayStates: DayState[] = ['good', 'some', 'bad', 'none']

function Legend() {
  const { t } = useSite()
  return (
    <div className="mt-6 text-label text-muted">
      <h3 className="text-label font-semibold text-ink">{t('service_status.legend.title')}</h3>
      <ul className="mt-1 grid gap-1 sm:grid-cols-2">
        {dayStates.map(state => (
          <li key={state} className="flex items-center gap-2">
            <DayLobe state={state} />
            {t(`service_status.legend.${state}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3">{t('service_status.missed')}</p>
    </div>
  )
}
