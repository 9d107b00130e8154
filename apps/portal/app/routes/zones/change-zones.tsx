import { randomUUID } from 'node:crypto'
import { Breadcrumb, Button, ButtonLink, Card, EmptyState, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { listPlaylists } from '#app/services/playlists.server'
import { getChosenZones, listCopySources } from '#app/services/zone-batches.server'
import { useLocale, useText } from '#app/text'
import { ZoneChangeFields } from './change-fields'
import { handleZoneBatchForm, readChosenZones } from './zone-batch-forms.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone-board')

const named = 6

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'zone.control')
  const zones = readChosenZones(args.request)
  const [chosen, playlists, sources] = await Promise.all([
    getChosenZones(api, zones, named),
    listPlaylists(api),
    listCopySources(api),
  ])
  return {
    chosen,
    ids: zones.ids?.join(',') ?? null,
    units: zones.units?.join(',') ?? null,
    playlists: playlists.map(({ id, title }) => ({ id, title })),
    sources,
    key: randomUUID(),
  }
}
export type ChangeZonesData = Awaited<ReturnType<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  await requirePermission(args, 'zone.control')
  return handleZoneBatchForm(args, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'zone_board.changing.title')

/** Chooses what to change in the selected zones, or in all zones that match a filter. */
export default function ChangeZones() {
  const data = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { total } = data.chosen
  return (
    <>
      <PageHeader
        title={t('zone_board.changing.title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: t('zone_board.changing.title') },
            ]}
          />
        }
      />
      {total === 0 ? (
        <EmptyState
          title={t('zone_board.changing.none')}
          className="rounded-card border border-line bg-surface"
          action={<ButtonLink href={paths.zones(locale)}>{t('zone_board.changing.back')}</ButtonLink>}
        >
          {t('zone_board.changing.none_text')}
        </EmptyState>
      ) : (
        <ChangeForm data={data} />
      )}
    </>
  )
}

function ChangeForm({ data }: { data: ChangeZonesData }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('zone-batch', {
    schema: all => all.zoneBatchFormSchema,
    saved: {
      batch_kind: 'play',
      batch_hours: '2',
      pause_hours: '',
      playlist: '',
      volume: '',
      copy_source: '',
    },
    order: ['batch_kind', 'playlist', 'batch_hours', 'pause_hours', 'volume', 'copy_source'],
  })
  return (
    <Card className="max-w-170">
      <Chosen data={data} />
      <SubmissionForm of={form} className="group/kind grid gap-5">
        <input type="hidden" name="batch_key" value={data.key} />
        {data.ids === null && data.units === null ? <input type="hidden" name="all" value="on" /> : null}
        {data.ids === null ? null : <input type="hidden" name="zones" value={data.ids} />}
        {data.units === null ? null : <input type="hidden" name="batch_units" value={data.units} />}
        <ZoneChangeFields data={data} />
        <p className="text-small text-muted">{t('zone_board.changing.offline')}</p>
        <div className="flex flex-wrap gap-2.5">
          <Button
            type="submit"
            busy={form.busy}
            busyLabel={t('zone_board.changing.starting')}
            className="max-sm:grow"
          >
            {t('zone_board.changing.submit')}
          </Button>
          <ButtonLink href={paths.zones(locale)} variant="secondary" className="max-sm:grow">
            {t('actions.cancel')}
          </ButtonLink>
        </div>
      </SubmissionForm>
    </Card>
  )
}

/** The number of zones, and the names of the first ones. */
function Chosen({ data: { chosen } }: { data: ChangeZonesData }) {
  const t = useText()
  const { total, names } = chosen
  const more = total - names.length
  return (
    <div className="mb-5 text-label">
      <p className="font-semibold">{t('zone_board.changing.text', { count: total })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map(({ name, unit }) => (
          <li key={`${unit} ${name}`} className="rounded-pill bg-sunken px-3 py-1 text-small wrap-anywhere">
            {name}, {unit}
          </li>
        ))}
        {more > 0 ? (
          <li className="py-1 text-small text-muted">{t('zone_board.changing.more', { count: more })}</li>
        ) : null}
      </ul>
    </div>
  )
}
