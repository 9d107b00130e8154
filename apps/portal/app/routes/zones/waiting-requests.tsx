import type { RemoteRequest } from '@bgm/api-client'
import { Notice, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/**
 * Staff requests that this member can approve. Each links to the zone's page, where the member can approve
 * it.
 */
export function WaitingRequests({ requests }: { requests: RemoteRequest[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div role="status">
      {requests.length > 0 ? (
        <Notice tone="warn" className="mb-5">
          <ul className="grid gap-1.5">
            {requests.map(({ id, name, number, zone, business_unit }) => (
              <li key={id} className="wrap-anywhere">
                {t('zone_board.request', { name, number, zone: zone.name, unit: business_unit.name })}{' '}
                <TextLink href={paths.zone(locale, zone.id)}>
                  {t('zone_board.answer')}
                  <span className="sr-only"> {name}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
