import type { CollectivePlay, UsagePlay } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { createCentredLobePath } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** The fills are fixed, so that they are the same in both themes. */
const fills = { match: 'bg-[#0b5f5c]', mismatch: 'bg-[#a3162e]', pending: 'bg-[#43324e]' }
const marks = {
  match: 'M-18 2l12 12 24-26',
  mismatch: 'M-17-17l34 34M17-17l-34 34',
  pending: 'M0-20v22l14 10',
}

const getOutcome = ({ proof }: Pick<UsagePlay, 'proof'>): keyof typeof fills => {
  if (!proof) return 'pending'
  return proof.failure === null ? 'match' : 'mismatch'
}

/** States in one sentence whether the line still has the content that was logged. */
export function ProofVerdict({ play, checkedAt }: { play: UsagePlay | CollectivePlay; checkedAt: string }) {
  const t = useText()
  const locale = useLocale()
  const outcome = getOutcome(play)
  const { proof } = play
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-5 rounded-[clamp(52px,7vw,96px)_8px] px-[clamp(1.625rem,4vw,3.25rem)] py-[clamp(1.625rem,3.6vw,2.75rem)] text-white ${fills[outcome]}`}
    >
      <div>
        <p className="tabular-nums">
          {t('usage.proof.checked', { time: format.clockWithSeconds(checkedAt, locale, play.time_zone) })}
        </p>
        <h1 className="mt-1 text-title">{t(`usage.proof.${outcome}`)}</h1>
        <p className="mt-2">
          {proof === null
            ? t('usage.proof.pending_text')
            : proof.failure === null
              ? t('usage.proof.match_text', { time: format.dateTime(proof.sealed_at, locale) })
              : t(`usage.proof.failures.${proof.failure}`)}
        </p>
      </div>
      <svg viewBox="-64 -64 128 128" aria-hidden="true" className="w-[clamp(64px,11vw,132px)]">
        {Array.from({ length: 12 }, (_, place) => (
          <path
            key={place}
            transform={`rotate(${place * 30}) translate(0 -46)`}
            d={createCentredLobePath(14, 7)}
            className="fill-white opacity-45"
          />
        ))}
        <path d={marks[outcome]} fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
      </svg>
    </section>
  )
}
