import type { ZoneStateCounts } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { useIsStale } from './use-is-stale'

type Outage = {
  now: number
  /** When the service lost contact with all devices; null if it has contact. */
  lostAt: string | null
  states: ZoneStateCounts
}

/**
 * Explains why states may be outdated: the page receives no updates, or the service receives none from the
 * players. Null if neither is the case.
 */
export function useOutageMessage({ now, lostAt, states }: Outage): string | null {
  const t = useText()
  const locale = useLocale()
  const stale = useIsStale(now)
  const { playing, paused, silent, error, offline } = states
  const hasPlayers = playing + paused + silent + error + offline > 0
  if (stale) return t('zone_board.stale', { time: format.clockWithSeconds(now, locale) })
  return lostAt && hasPlayers ? t('zone_board.contact_lost', { time: format.clock(lostAt, locale) }) : null
}

export function OutageNotice(outage: Outage) {
  const text = useOutageMessage(outage)
  return (
    <div role="status">
      {text ? (
        <Notice tone="warn" className="mb-5">
          {text}
        </Notice>
      ) : null}
    </div>
  )
}
