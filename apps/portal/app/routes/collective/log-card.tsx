import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { createCentredLobePath, DeepCard, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { getQuorumText } from './witness-panel'
import { getWitnessStanding, type UsageLogState, type Witness } from './witnesses'

/** The state of the usage log: its size, its newest checkpoint and who has signed it. */
export function LogCard({ log, month }: Pick<CollectiveMonth, 'log' | 'month'>) {
  const t = useText()
  const locale = useLocale()
  if (!log) return null
  return (
    <DeepCard title={t('collective.logs.state')}>
      <p className="text-[1.75rem] leading-tight font-bold tracking-[-0.02em] tabular-nums">
        {format.number(log.size, locale)}
      </p>
      <p className="text-small text-muted">
        {t('collective.logs.size_at', { time: format.dateTime(log.signed_at, locale) })}
      </p>
      <WitnessLobes log={log} />
      <p className="mt-4 text-label">{getQuorumText(log.quorum, t, locale)}</p>
      {log.refusals.length > 0 ? (
        <p className="mt-2 text-label font-semibold text-bad">
          {t('collective.witnesses.refusals', { count: log.refusals.length })}
        </p>
      ) : null}
      <p className="mt-3 text-label">
        <TextLink href={`${paths.collectiveReports(locale, month)}#logs`}>
          {t('collective.logs.open')}
        </TextLink>
      </p>
    </DeepCard>
  )
}

const lobes = {
  signed: { half: 14, turn: 0, fill: 'fill-ok' },
  refused: { half: 14, turn: 90, fill: 'fill-bad' },
  failed: { half: 11, turn: 45, fill: 'fill-warn' },
  behind: { half: 11, turn: 45, fill: 'fill-warn' },
  never: { half: 7, turn: 0, fill: 'fill-line-strong' },
} as const

function WitnessLobes({ log: { witnesses, size } }: { log: UsageLogState }) {
  if (witnesses.length === 0) return null
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3 p-0">
      {witnesses.map(witness => (
        <WitnessLobe key={witness.key} witness={witness} size={size} />
      ))}
    </ul>
  )
}

function WitnessLobe({ witness, size }: { witness: Witness; size: number }) {
  const t = useText()
  const locale = useLocale()
  const standing = getWitnessStanding(witness, size)
  const { half, turn, fill } = lobes[standing]
  return (
    <li className="grid list-none content-start justify-items-center gap-1 text-center text-micro">
      <svg viewBox="0 0 30 30" aria-hidden="true" className={`size-[30px] ${fill}`}>
        <path transform={`translate(15 15) rotate(${turn})`} d={createCentredLobePath(half, 7.9)} />
      </svg>
      <b className="font-semibold wrap-anywhere">{witness.name}</b>
      <span className="text-muted">
        {standing === 'signed' && witness.signed_at !== null
          ? format.time(witness.signed_at, locale)
          : t(`collective.witnesses.standing.${standing}`)}
      </span>
    </li>
  )
}
