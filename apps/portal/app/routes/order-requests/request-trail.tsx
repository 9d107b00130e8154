import type { OrderRequestDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, Lobe } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

type Step = { title: string; at: string | null; fill: string }

function useSteps(request: OrderRequestDetail): Step[] {
  const t = useText()
  const { state, requester, requested_at, decided_by, decided_at, order } = request
  const asked = { title: t('approval.trail.asked', { name: requester }), at: requested_at, fill: 'fill-ok' }
  const name = decided_by ?? ''
  if (state === 'requested')
    return [asked, { title: t('approval.trail.waiting'), at: null, fill: 'fill-accent' }]
  if (state === 'declined')
    return [asked, { title: t('approval.trail.declined', { name }), at: decided_at, fill: 'fill-bad' }]
  if (state === 'void')
    return [asked, { title: t('approval.trail.void'), at: decided_at, fill: 'fill-muted' }]
  return [
    asked,
    { title: t('approval.trail.approved', { name }), at: decided_at, fill: 'fill-ok' },
    {
      title: t('approval.trail.ordered', { number: order?.number ?? '' }),
      at: decided_at,
      fill: 'fill-ok',
    },
  ]
}

/** What has happened with a request, oldest first. */
export function RequestTrail({ request }: { request: OrderRequestDetail }) {
  const t = useText()
  const locale = useLocale()
  const steps = useSteps(request)
  return (
    <Card title={t('approval.trail.title')}>
      {request.state === 'requested' ? null : (
        <blockquote className="mb-3 border-l-[3px] border-accent py-0.5 pl-4 wrap-anywhere whitespace-pre-line">
          {request.purpose}
        </blockquote>
      )}
      <ol className="divide-y divide-line">
        {steps.map(({ title, at, fill }) => (
          <li key={title} className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-4 py-3">
            <Lobe level={0.9} className={fill} />
            <div>
              <b className="font-[650] wrap-anywhere">{title}</b>
              {at ? <span className="block text-small text-muted">{format.dateTime(at, locale)}</span> : null}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
