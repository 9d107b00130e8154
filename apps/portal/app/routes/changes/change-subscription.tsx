import { format } from '@bgm/i18n'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { OrderUnavailable } from '#app/routes/orders/order-unavailable'
import { useLocale, useText } from '#app/text'
import { CancelPreview } from './cancel'
import { handleChangeForm } from './change-forms.server'
import { ChoiceList } from './choice-list'
import { LargerFields, LargerPreview } from './larger'
import { loadChange } from './load-change.server'
import { MoveFields, MovePreview } from './move'
import { PauseFields, PausePreview } from './pause'
import { PauseNotice } from './pause-notice'
import { PlannedNotice } from './planned-notice'
import { SmallerFields, SmallerPreview } from './smaller'
import { StopPreview } from './stop'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'changes', 'forms', 'approval')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'order.create')
  return loadChange(api, args.request, args.params.id ?? '')
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleChangeForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'changes.title')

export default function ChangeSubscription() {
  const { unit, open, current, scheduled, pause, preview } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('changes.title')}
        text={
          current
            ? t('changes.now', {
                unit: unit.name,
                package: current.package.title,
                zones: t('words.zones', { count: current.zone_count }),
                period: t(`options.billing_period.${current.billing_period}`).toLowerCase(),
                date: format.lastDay(current.expired_date, locale),
              })
            : unit.name
        }
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: unit.name, href: paths.businessUnit(locale, unit.id) },
              { label: t('changes.title') },
            ]}
          />
        }
      />
      {scheduled ? <PlannedNotice unit={unit.id} scheduled={scheduled} className="mb-5" /> : null}
      {pause ? <PauseNotice unit={unit.id} pause={pause} className="mb-5" /> : null}
      {current && preview ? <Choices /> : <OrderUnavailable state={unit.state} open={open} />}
    </>
  )
}

function Choices() {
  const { unit, current, last, zones, endedZones, royalty, submissionKey, preview, cancellable_until } =
    useLoaderData<typeof loader>()
  if (!current || !last || !preview) return null
  const about = { current, last, zones, royalty, submissionKey }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,348px)]">
      <ChoiceList chosen={preview.change} ends={last.expired_date} cancellableUntil={cancellable_until}>
        {preview.change === 'larger' ? <LargerFields larger={preview} /> : null}
        {preview.change === 'pause' ? <PauseFields pause={preview} /> : null}
        {preview.change === 'move' ? <MoveFields move={preview} /> : null}
        {preview.change === 'smaller' ? <SmallerFields smaller={preview} zones={zones} /> : null}
      </ChoiceList>
      {preview.change === 'larger' ? (
        <LargerPreview larger={preview} endedZones={endedZones} {...about} />
      ) : null}
      {preview.change === 'smaller' ? <SmallerPreview smaller={preview} {...about} /> : null}
      {preview.change === 'pause' ? <PausePreview pause={preview} last={last} /> : null}
      {preview.change === 'move' ? <MovePreview move={preview} unit={unit} last={last} /> : null}
      {preview.change === 'cancel' ? <CancelPreview cancel={preview} /> : null}
      {preview.change === 'stop' ? <StopPreview {...about} /> : null}
    </div>
  )
}
