import { format } from '@bgm/i18n'
import { createLobePath } from '@bgm/ui'
import { useState } from 'react'
import { StateBadge, type Tone } from '#app/components/state-badge'
import type { AuditView } from '#app/engine/audit/audit-view'
import type { ZoneView } from '#app/engine/view'
import { useNow, usePlayer } from '#app/player-context'
import { useLanguage } from '#app/text'
import { getTimeZone } from '#app/zone-format'
import { Card, Row, SettingsActionRow } from './card'

const hourMs = 3_600_000
const hoursOfDay = 24
const offsets = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }

/** Counts the plays of the local day that were seen in the log, by hour. */
function countHours(found: readonly number[], now: number, offset: number): number[] {
  const local = (at: number) => Math.floor(at / hourMs) + offset
  const day = Math.floor(local(now) / hoursOfDay)
  const counts = Array.from({ length: hoursOfDay }, () => 0)
  for (const at of found)
    if (Math.floor(local(at) / hoursOfDay) === day) {
      const hour = local(at) % hoursOfDay
      counts[hour] = (counts[hour] ?? 0) + 1
    }
  return counts
}

function getBadge({ problem, checkedAt }: AuditView): { tone: Tone; key: 'bad' | 'none' | 'right' } {
  if (problem) return { tone: 'bad', key: 'bad' }
  return checkedAt === null ? { tone: 'off', key: 'none' } : { tone: 'ok', key: 'right' }
}

/** Shows whether the plays of this device are in the usage log. */
export function ProofCard({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const { controls } = usePlayer()
  const [isRunning, setRunning] = useState(false)
  const { audit, bundle, zoneName } = view
  const timeZone = getTimeZone(bundle)
  const hours = countHours(audit.found, now, offsets[timeZone])
  const total = hours.reduce((sum, count) => sum + count, 0)
  const { tone, key } = getBadge(audit)
  const clock = (at: number) => format.clockWithSeconds(at, locale, timeZone)
  const run = async () => {
    setRunning(true)
    await controls?.checkLog()
    setRunning(false)
  }
  return (
    <Card title={text('settings.proof')}>
      <StateBadge tone={tone} label={text(`settings.proof_${key}`)} />
      <p className="settings-figure">
        {format.number(total, locale)} <span>{text('settings.proof_today')}</span>
      </p>
      <HoursRow hours={hours} current={(Math.floor(now / hourMs) + offsets[timeZone]) % hoursOfDay} />
      <dl>
        <Row name={text('settings.proof_checked')}>
          {audit.checkedAt === null ? text('settings.none') : clock(audit.checkedAt)}
        </Row>
        <Row name={text('settings.proof_waiting')}>
          {audit.waitingUntil === null
            ? text('settings.proof_nothing')
            : text('settings.proof_until', { count: audit.waiting, time: clock(audit.waitingUntil) })}
        </Row>
        <Row name={text('settings.proof_tree')}>
          {audit.checkedAt === null
            ? text('settings.none')
            : text(isOfTree(audit.problem) ? 'settings.proof_tree_wrong' : 'settings.proof_tree_whole')}
        </Row>
      </dl>
      <p className="settings-hint" role={audit.problem ? 'alert' : undefined}>
        {audit.problem
          ? text('settings.proof_problem', { time: clock(audit.problem.at) })
          : text('settings.proof_hint', { zone: zoneName })}
      </p>
      <SettingsActionRow hint={text('settings.proof_size', { size: format.fileSize(audit.bytes, locale) })}>
        <button type="button" className="outline-button" disabled={isRunning} onClick={() => void run()}>
          {text('settings.proof_check')}
        </button>
      </SettingsActionRow>
    </Card>
  )
}

const isOfTree = (problem: AuditView['problem']) =>
  problem !== null && ['forked', 'shrunk', 'unsigned'].includes(problem.kind)

/** One lobe per hour of the day: standing if plays were found in it, small if not. */
function HoursRow({ hours, current }: { hours: readonly number[]; current: number }) {
  const draw = (isDrawn: (count: number, hour: number) => boolean, half: number, belly: number) =>
    hours
      .map((count, hour) =>
        isDrawn(count, hour) ? createLobePath(half, belly, { x: 6 + hour * 12, y: 13 }) : '',
      )
      .join('')
  return (
    <svg className="hours-row" viewBox={`0 0 ${hoursOfDay * 12} 26`} aria-hidden="true">
      <path d={draw((count, hour) => count === 0 && hour !== current, 3, 3)} />
      <path className="is-on" d={draw((count, hour) => count > 0 && hour !== current, 12.5, 5.9)} />
      <path className="is-now" d={draw((_, hour) => hour === current, 12.5, 5.9)} />
    </svg>
  )
}
