import type { PartnerApplicationState, PartnerApplicationStatus } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, SummaryList } from '@bgm/ui'
import { useSite } from '#app/components/use-site'

const tones: Record<PartnerApplicationState, 'plain' | 'info' | 'ok' | 'bad'> = {
  new: 'plain',
  'in-review': 'info',
  approved: 'ok',
  rejected: 'bad',
}

export function ApplicationStatus({
  status: { number, company_name, state, note, timeline },
}: {
  status: PartnerApplicationStatus
}) {
  const { t, locale } = useSite()
  const messages = 'partner_applications.status'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={number} aside={<Badge tone={tones[state]}>{t(`${messages}.states.${state}`)}</Badge>}>
        <SummaryList items={[{ term: t(`${messages}.company`), detail: company_name }]} />
        {note ? (
          <div className="mt-4 rounded-card bg-sunken px-4.5 py-3.5">
            <h3 className="text-label">{t(`${messages}.note`)}</h3>
            <p className="mt-1 whitespace-pre-line text-label">{note}</p>
          </div>
        ) : null}
      </Card>
      <Card title={t(`${messages}.timeline`)}>
        <ol className="grid gap-5">
          {timeline.map(step => (
            <li key={`${step.state} ${step.at}`} className="grid grid-cols-[14px_1fr] gap-3.5">
              <i aria-hidden="true" className="lobe mt-1 h-4.5 w-2.5 bg-accent" />
              <span>
                <b className="block font-semibold">{t(`${messages}.states.${step.state}`)}</b>
                <time dateTime={step.at} className="text-small text-muted tabular-nums">
                  {format.dateTime(step.at, locale)}
                </time>
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
